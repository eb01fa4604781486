/** The colours every picture is mixed from. Tints are grounds; the rest are cloth, skin, leaf and wood. */
export const tint = {
  blush: "#FDE8E4",
  honey: "#FFF0CF",
  leaf: "#E1F1E9",
  sky: "#E3EDFC",
  lilac: "#EEE6F8",
  sand: "#F6EADB",
};

export const hue = {
  coral: "#EF4E5E",
  rose: "#F58A8F",
  petal: "#FAC3BF",
  brick: "#B8323F",
  marigold: "#F4A93B",
  honey: "#FBD27F",
  butter: "#FDE9B8",
  leaf: "#1F6F5C",
  sage: "#7DB39B",
  mint: "#BFE0CF",
  sea: "#2F5DA8",
  sky: "#7FA8E0",
  mist: "#C9DCF5",
  plum: "#6B4A86",
  lilac: "#B99BD3",
  ink: "#2B1B1E",
  cocoa: "#6A4334",
  clay: "#C9714F",
  cream: "#FFF9F1",
  milk: "#FFFDFA",
  linen: "#F3E7D8",
};

/** Skin from light wheat to deep brown: families in the pictures are of many kinds. */
export const skin = { wheat: "#E3AE84", honey: "#CF9468", almond: "#B57A50", umber: "#8F5A3A" };

export const hair = { black: "#241A1B", brown: "#3B2622" };
export const wood = { teak: "#B07B4F", pale: "#DDB98F", dark: "#7A4E33" };
