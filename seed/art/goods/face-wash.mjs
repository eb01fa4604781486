import { aloe } from "../packs/botanicals.mjs";
import { rice } from "./drawings.mjs";
import { fit, head, print, put, quantity, stack } from "./labels.mjs";
import { softTube, tubeFlip } from "./tubes.mjs";

const label = (volume) =>
  `<rect width="1000" height="2000" fill="#FFF7F2"/><path d="M0 0H1000V300Q720 420 500 330T0 330z" fill="#F3B7AA"/>${head("CARE", 500, 96, 118, "#FFFFFF")}${put(aloe(), 400, 640, 1.25)}${put(rice("#FFFDF4"), 660, 650, 1.2, 14)}${stack(
    [
      ["Gentle", 150],
      ["Face Wash", 116, { weight: 400 }],
    ],
    500,
    800,
    760,
    { colour: "#7A3A36", family: "serif" },
  )}${fit("aloe and rice water", 500, 1206, 72, 760, { colour: "#8A5550", weight: 400 })}${fit("low foam gel", 500, 1296, 62, 700, { colour: "#8A5550", weight: 400 })}${quantity(volume, 500, 1500, 74, "#3F7D62")}`;

/** The gentle face wash: a blush tube on a sage cap; the trial size is the same tube, smaller and squatter. */
export async function faceWash({ volume, small = false }) {
  const [w, a, b, h, cap] = small ? [0.86, 0.34, 0.3, 1.4, 0.42] : [1.16, 0.47, 0.42, 2.36, 0.5];
  return [
    softTube({ map: await print(1000, 2000, label(volume), 1.4), colour: "#FFF7F2", w, a, b, h, capHeight: cap }),
    tubeFlip({ a: a * 0.98, b: b * 0.98, h: cap, colour: "#7DB39B" }),
  ];
}
