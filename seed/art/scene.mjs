import sharp from "sharp";
import { render } from "./engine/render.mjs";

/**
 * A scene is what a file in scenes/ exports: name, width, height, tint (shown while it loads), alt in both languages and
 * `draw(stage)`, which answers with the layers from back to front. `stage.shot` renders meshes to a layer.
 */
export function stage(scene, { draft = false } = {}) {
  const { width, height } = scene;
  const k = draft ? 0.5 : 1;
  return {
    width,
    height,
    quality: draft ? 0.35 : 1,
    shot: (options) =>
      render({ width: Math.round(width * k), height: Math.round(height * k), smooth: draft ? 1 : 3, ...options }),
  };
}

/** Draws a scene to an SVG whose layers are drawn shapes and rendered pictures. */
export async function draw(scene, options) {
  const layers = await scene.draw(stage(scene, options));
  const body = layers.map((layer) =>
    typeof layer === "string"
      ? layer
      : `<image width="${scene.width}" height="${scene.height}" href="data:image/png;base64,${layer.toString("base64")}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${scene.width} ${scene.height}" width="${scene.width}" height="${scene.height}">
<defs><filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 .5  0 0 0 0 .42  0 0 0 0 .4  .5 .5 0 0 -.42"/></filter></defs>
<rect width="100%" height="100%" fill="${scene.tint}"/>${body.join("")}
<rect width="100%" height="100%" filter="url(#grain)" opacity=".16" style="mix-blend-mode:soft-light"/></svg>`;
}

/** The finished picture at full size, as raw pixels ready to encode. */
export const raster = (svg) => sharp(Buffer.from(svg), { unlimited: true }).flatten({ background: "#fff" });
