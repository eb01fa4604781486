import type { Review, ReviewSummary } from "@api/types";

/** A review by a verified buyer, with an answer to every question; change what a test is about. */
export function review(change: Partial<Review> = {}): Review {
  return {
    id: "rev_1",
    author: "Asha",
    verified: true,
    rating: 4,
    title: "Dry through the night",
    body: "Eight hours and no leak.\nThe waist is a little tight.",
    language: "en",
    date: { iso: "2026-10-04", text: "4 Oct 2026" },
    edited: { iso: "2026-10-09", text: "9 Oct 2026" },
    variant: "Medium",
    fit: "small",
    weight: "7–8 kg",
    age: "6–12 months",
    photos: [],
    helpful: 12,
    helpfulAction: "/reviews/rev_1/helpful",
    reply: { text: "Thank you, Asha.", language: "en", date: { iso: "2026-10-05", text: "5 Oct 2026" } },
    ...change,
  };
}

/** What a product's page tells of eighteen ratings. */
export function summary(change: Partial<ReviewSummary> = {}): ReviewSummary {
  const url = "/reviews/diaper-pants-medium-2379";
  return {
    average: "4.3",
    count: 18,
    listed: 7,
    shared: true,
    url,
    histogram: [
      { stars: 5, count: 11, percent: 61, url: `${url}?stars=5` },
      { stars: 4, count: 4, percent: 22, url: `${url}?stars=4` },
      { stars: 3, count: 2, percent: 11, url: `${url}?stars=3` },
      { stars: 2, count: 0, percent: 0, url: `${url}?stars=2` },
      { stars: 1, count: 1, percent: 6, url: `${url}?stars=1` },
    ],
    fit: {
      answers: 15,
      small: 2,
      right: 12,
      large: 1,
      byWeight: [{ weight: "7–8 kg", size: "Medium", url: "/product/diaper-pants-medium-2379", chosen: 14, of: 18 }],
    },
    top: [review()],
    ...change,
  };
}
