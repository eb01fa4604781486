import type { Language, Market } from "@api/types";

const numbers: Record<Language, Intl.NumberFormat> = {
  en: new Intl.NumberFormat("en-IN-u-nu-latn"),
  hi: new Intl.NumberFormat("hi-IN-u-nu-latn"),
};

/** A number with Indian grouping and Latin digits, in either language. */
export function formatNumber(language: Language, value: number): string {
  return numbers[language].format(value);
}

const days: Record<Market, Intl.DateTimeFormat> = { IND: calendar("Asia/Kolkata"), UAE: calendar("Asia/Dubai") };

function calendar(timeZone: string) {
  return new Intl.DateTimeFormat("en-GB-u-nu-latn", { timeZone, day: "numeric", month: "numeric", year: "numeric" });
}

// Spelled out here because browsers and the server may hold different editions of the Unicode tables
// ("Sep" and "Sept"), and a page must read the same on both sides.
const months: Record<Language, string[]> = {
  en: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  hi: ["जन॰", "फ़र॰", "मार्च", "अप्रैल", "मई", "जून", "जुल॰", "अग॰", "सित॰", "अक्टू॰", "नव॰", "दिस॰"],
};

/** The day as the market's clock has it: `14 Nov 2026`, `14 नव॰ 2026`. */
export function formatDate(language: Language, market: Market, at: string | Date): string {
  const parts = days[market].formatToParts(new Date(at));
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((p) => p.type === type)?.value);
  return `${part("day")} ${months[language][part("month") - 1]} ${part("year")}`;
}
