import { placeAll } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { backdrop } from "../parts/stage.mjs";
import { table } from "../things/props.mjs";
import { notebook, pencil } from "../things/stationery.mjs";
import { still } from "../things/still.mjs";
import { caller, doctorsCoat, phone, stethoscope } from "../things/visit.mjs";

export default still({
  name: "gynaecologist-consultation-pack",
  tint: "#E3EDFC",
  alt: {
    en: "A phone in a wooden rest showing a smiling doctor in a white coat on a video call, a notebook with pencil and a stethoscope on the table",
    hi: "लकड़ी के स्टैंड पर फ़ोन, वीडियो कॉल पर सफ़ेद कोट में मुस्कुराती डॉक्टर, मेज़ पर कॉपी-पेंसिल और स्टेथोस्कोप",
  },
  camera: { eye: [0, 3.5, 8.6], target: [0, 1.12, 0], fov: 28 },
  light: { below: "#f3ece2" },
  reach: { middle: [0, 1.2, 0], radius: 3.2 },
  things: async () => [
    backdrop("#E3EDFC", { wall: "#C6D8F2", back: 1.3, bend: 0.8 }),
    placeAll(table("#DDB98F", { wide: 11, deep: 6, planks: 5 }), move(0, 0.012, 1.4)),
    placeAll(
      await phone(caller({ ground: "#BFD6EE", skin: "#B57A50", hair: "#241A1B", coat: "#7FA8C9", extra: doctorsCoat })),
      rotateY(14),
      move(-0.85, 0.01, -0.35),
    ),
    placeAll(await notebook(1.9, { cover: "#2F5DA8" }), rotateY(-14), move(0.7, 0.01, 1.05)),
    placeAll(pencil(1.1), rotateY(34), move(0.35, 0.1, 1.1)),
    placeAll(stethoscope(), rotateY(20), move(1.1, 0.01, -0.65)),
  ],
});
