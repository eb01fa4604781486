import { texture } from "../engine/texture.mjs";
import { flush, line } from "./skin.mjs";

/**
 * Drawn faces, laid on a head from the front. One unit is half the width of the head; y points up; the drawing covers
 * -1.2 to 1.2 both ways. Eyes that are open are modelled, not drawn.
 */
const SPAN = 1.2;

/** Where on the drawing a point of the head falls: local x, y in head units; nothing behind the ears. */
export const faceUv = ([x, y, z]) => (z < -0.05 ? [-1, -1] : [0.5 + x / (2 * SPAN), 0.5 + y / (2 * SPAN)]);

const wrap = (body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-SPAN} ${-SPAN} ${2 * SPAN} ${2 * SPAN}"><g transform="scale(1 -1)">${body}</g>
</svg>`;

const blush = (tone, x, y, r, strength) =>
  `<radialGradient id="b${x > 0 ? 1 : 0}"><stop stop-color="${flush(tone, 0.75)}" stop-opacity="${strength}"/>
<stop offset=".5" stop-color="${flush(tone, 0.75)}" stop-opacity="${strength * 0.55}"/>
<stop offset="1" stop-color="${flush(tone, 0.75)}" stop-opacity="0"/>
</radialGradient><circle cx="${x}" cy="${y}" r="${r}" fill="url(#b${x > 0 ? 1 : 0})"/>`;
const both = (draw) => draw(-1) + draw(1);
const stroke = (d, colour, width, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;

const mouths = {
  laugh: (
    tone,
    y,
    w,
  ) => `<clipPath id="m"><path d="M${-w} ${y}Q0 ${y - 0.07} ${w} ${y}Q${w * 0.86} ${y - 0.3} 0 ${y - 0.31}Q${-w * 0.86} ${y - 0.3} ${-w} ${y}z"/>
</clipPath>
<g clip-path="url(#m)"><rect x="-1" y="-1.2" width="2" height="2" fill="#6E2226"/>
<ellipse cx="0" cy="${y - 0.31}" rx="${w * 0.7}" ry=".13" fill="#E77C7B"/>
<path d="M-.058 ${y - 0.02}h.054v-.05q0-.022-.027-.022t-.027.022zM.004 ${y - 0.02}h.054v-.05q0-.022-.027-.022t-.027.022z" fill="#FFF8F0"/>
</g>
${stroke(`M${-w - 0.035} ${y + 0.03}Q${-w} ${y - 0.01} ${-w + 0.03} ${y - 0.015}M${w + 0.035} ${y + 0.03}Q${w} ${y - 0.01} ${w - 0.03} ${y - 0.015}`, line(tone), 0.028, 0.7)}${stroke(`M-.1 ${y - 0.37}Q0 ${y - 0.4} .1 ${y - 0.37}`, flush(tone, 0.6), 0.03, 0.45)}`,
  smile: (tone, y, w) =>
    `<path d="M${-w} ${y}Q${-w * 0.4} ${y - 0.035} 0 ${y - 0.045}Q${w * 0.4} ${y - 0.035} ${w} ${y}Q${w * 0.5} ${y - 0.16} 0 ${y - 0.165}Q${-w * 0.5} ${y - 0.16} ${-w} ${y}z" fill="${flush(tone, 0.62)}"/>${stroke(`M${-w - 0.03} ${y + 0.035}Q${-w * 0.9} ${y - 0.01} ${-w * 0.5} ${y - 0.05}Q0 ${y - 0.1} ${w * 0.5} ${y - 0.05}Q${w * 0.9} ${y - 0.01} ${w + 0.03} ${y + 0.035}`, line(tone), 0.024, 0.75)}`,
  grin: (tone, y, w) =>
    `<path d="M${-w} ${y}Q0 ${y - 0.06} ${w} ${y}Q${w * 0.7} ${y - 0.2} 0 ${y - 0.21}Q${-w * 0.7} ${y - 0.2} ${-w} ${y}z" fill="#FFF8F2"/>${stroke(`M${-w} ${y}Q0 ${y - 0.06} ${w} ${y}Q${w * 0.7} ${y - 0.2} 0 ${y - 0.21}Q${-w * 0.7} ${y - 0.2} ${-w} ${y}z`, flush(tone, 0.7), 0.04, 0.95)}`,
};

/** A baby's face: soft short brows, round cheeks, a laughing mouth. */
export const babyFace = (tone, hair, { mouth = "laugh" } = {}) =>
  texture(
    wrap(
      both((s) => blush(tone, s * 0.62, -0.34, 0.3, 0.5)) +
        both((s) => stroke(`M${s * 0.24} .2Q${s * 0.36} .29 ${s * 0.5} .22`, hair, 0.045, 0.72)) +
        mouths[mouth](tone, -0.44, 0.25),
    ),
    { width: 1400 },
  );

/** A grown face. `lids: "down"` draws eyes that look down at the child; otherwise they are modelled. */
export const grownFace = (tone, hair, { mouth = "smile", lids = "open", bindi, beard, kajal = true } = {}) =>
  texture(
    wrap(
      both((s) => blush(tone, s * 0.52, -0.36, 0.26, 0.34)) +
        both((s) => stroke(`M${s * 0.17} .2Q${s * 0.36} .31 ${s * 0.58} .2`, hair, 0.055, 0.85)) +
        (lids === "down"
          ? both(
              (s) =>
                stroke(`M${s * 0.2} -.02Q${s * 0.36} -.12 ${s * 0.53} -.0`, hair, 0.045) +
                stroke(`M${s * 0.5} -.02l${s * 0.075} -.035`, hair, 0.03),
            )
          : "") +
        (lids === "happy" ? both((s) => stroke(`M${s * 0.2} -.07Q${s * 0.36} .06 ${s * 0.53} -.07`, hair, 0.05)) : "") +
        (lids === "open" && kajal
          ? both((s) =>
              stroke(
                `M${s * 0.25} .03Q${s * 0.3} .125 ${s * 0.38} .12Q${s * 0.46} .11 ${s * 0.48} .03l${s * 0.06} .035`,
                hair,
                0.03,
              ),
            )
          : "") +
        (beard ?? "") +
        mouths[mouth](tone, -0.5, 0.24) +
        (bindi ? `<circle cx="0" cy=".34" r=".05" fill="${bindi}"/>` : ""),
    ),
    { width: 1400 },
  );
