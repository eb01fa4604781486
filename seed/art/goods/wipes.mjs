import { wipesPack } from "../packs/bag.mjs";
import { aloe } from "../packs/botanicals.mjs";
import { pill, wordmark, words } from "../packs/label.mjs";
import { hue } from "../palette.mjs";
import { petal } from "../parts/motifs.mjs";
import { print, put } from "./labels.mjs";

const face = `<rect width="1300" height="750" fill="#EAF6F0"/><path d="M0 0H1300V170C1000 260 760 120 520 190S160 250 0 190z" fill="#8FC9B0"/><path d="M0 750V640C300 570 560 710 820 640S1180 590 1300 630V750z" fill="#BFE3D2"/>
${wordmark(120, 46, 92, "#FFFFFF")}${words("BABY", 322, 122, 34, { colour: "#fff", space: 10, weight: 400, anchor: "start" })}
${words("Baby Wipes", 128, 330, 76, { colour: hue.leaf, anchor: "start" })}${words("with aloe", 130, 398, 52, { colour: hue.leaf, anchor: "start", weight: 400 })}${words("no alcohol, no fragrance", 130, 462, 30, { colour: "#2E7A63", anchor: "start", weight: 400 })}${pill("72 wipes", 232, 540, 196, 34, hue.leaf)}
${put(aloe(), 1160, 600, 0.62)}${[
  [640, 590, 20],
  [560, 250, -30],
  [960, 690, 60],
]
  .map(([x, y, t]) => put(petal("#8FC9B0"), x, y, 1.3, t))
  .join("")}`;

/** A soft pack of 72 aloe wipes with its hard lid, lying along x and facing us. */
export const aloeWipes = async () =>
  wipesPack({ front: await print(1300, 750, face, 1.7), colour: "#EAF6F0", lid: "#FFFFFF", lidAt: 0.46 });
