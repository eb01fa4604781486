const STORE = "mylo.scroll";
const KEPT = 50;

type Places = Record<string, number>;

/** Remembers where this history entry was scrolled to. Only the most recent entries are kept. */
export function rememberScroll(key: string): void {
  const places = Object.entries(read()).filter(([other]) => other !== key);
  places.push([key, Math.round(window.scrollY)]);
  try {
    sessionStorage.setItem(STORE, JSON.stringify(Object.fromEntries(places.slice(-KEPT))));
  } catch {
    // Storage may be full or forbidden; then Back starts at the top.
  }
}

/** Where this history entry was scrolled to, if it was ever left. */
export function scrollOf(key: string): number | undefined {
  return read()[key];
}

/** Puts the page where its visitor expects it: at the named place, or at the given height. */
export function scrollToPlace(hash: string, top: number): void {
  const place = hash ? document.getElementById(decode(hash.slice(1))) : null;
  if (place) place.scrollIntoView({ behavior: "instant" });
  else window.scrollTo({ top, behavior: "instant" });
}

function read(): Places {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? "{}") as Places;
  } catch {
    return {};
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
