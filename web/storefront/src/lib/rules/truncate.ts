const LIMIT = 30;
const KEPT = 28;

/**
 * Shortens a name for a narrow place: 30 characters or more become the first 28 and two dots. A character is what a
 * reader takes for one, so a Devanagari syllable counts once however many code points it has.
 */
export function truncate(text: string): string {
  // A character has at least one code unit, so a short string needs no segmenting.
  if (text.length < LIMIT) return text;
  const characters = graphemes(text);
  return characters.length < LIMIT ? text : `${characters.slice(0, KEPT).join("")}..`;
}

function graphemes(text: string): string[] {
  if (typeof Intl.Segmenter === "function") {
    return Array.from(new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text), (part) => part.segment);
  }
  // Firefox before 125 has no segmenter; keeping marks with their letters is right but for conjuncts and emoji.
  return text.match(/\P{M}\p{M}*|\p{M}+/gsu) ?? [];
}
