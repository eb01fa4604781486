import { placeAll } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { backdrop } from "../parts/stage.mjs";
import { compactStroller } from "../things/outing.mjs";
import { still } from "../things/still.mjs";

export default still({
  name: "compact-stroller-pack",
  tint: "#E9E4F0",
  alt: {
    en: "A light travel stroller with a slim dark frame, plum hood, slung seat and small double foam wheels",
    hi: "पतले गहरे फ़्रेम वाला हल्का सफ़री स्ट्रोलर, जामुनी छतरी, झूलती सीट और छोटे दोहरे फ़ोम के पहिए",
  },
  camera: { eye: [0, 2.5, 10], target: [0, 1.48, 0], fov: 22.5 },
  light: { below: "#efeaf5" },
  reach: { middle: [0, 1.5, 0], radius: 3 },
  things: async () => [
    backdrop("#E9E4F0", { wall: "#CFC5DE", back: 3 }),
    placeAll(
      compactStroller({ cloth: "#6E5487", accent: "#F4A93B", lining: "#8E7AA3" }),
      rotateY(-58),
      move(0.05, 0, 0),
    ),
  ],
});
