import type { LandingPage } from "@api/types";

const picture = {
  src: "/media/a.jpg",
  alt: "Diapers on a line",
  width: 1440,
  height: 1080,
  sources: [],
  tint: "#FDE8E4",
};

const sheet = { text: "One page, thick lines.", alt: "An elephant to colour", width: 840, height: 1188 };

/** A page with a block of every kind; change what a test is about. */
export function landingPage(change: Partial<LandingPage> = {}): LandingPage {
  return {
    slug: "best-cloth-diapers",
    title: "Cloth diapers, compared plainly",
    language: "en",
    breadcrumbs: [
      { label: "Mylo", url: "/" },
      { label: "Cloth diapers, compared plainly", url: "" },
    ],
    blocks: [
      {
        kind: "hero",
        hero: {
          title: "Cloth diapers, compared plainly",
          text: "What they cost, how they wash and when they are not worth it.",
          picture,
          action: { label: "See our cloth diapers", url: "/category/cloth-diapers-11" },
        },
      },
      {
        kind: "text",
        text: {
          title: "Is cloth for you?",
          paragraphs: ["It depends on your water and your evenings."],
          points: ["You wash every second day."],
          links: [{ label: "How many do you need?", url: "/how-many" }],
        },
      },
      { kind: "picture", picture: { picture, caption: "A morning's washing." } },
      {
        kind: "comparison",
        comparison: {
          title: "Side by side",
          text: "",
          columns: ["Cloth", "Pants"],
          rows: [{ label: "Cost for a year", cells: ["₹4,000", "₹18,000"] }],
        },
      },
      {
        kind: "steps",
        steps: { title: "Wash day", text: "", steps: [{ title: "Rinse", text: "Cold water, at once." }] },
      },
      { kind: "faq", faq: { title: "Questions", entries: [{ question: "Do they smell?", answer: "Not if rinsed." }] } },
      { kind: "sheet", sheet: { ...sheet, title: "Elephant", url: "/media/elephant.svg" } },
      { kind: "sheet", sheet: { ...sheet, title: "Mango", url: "/media/mango.svg" } },
    ],
    ...change,
  };
}
