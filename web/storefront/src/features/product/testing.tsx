import type { BundleOption, Language, Money, ProductPage } from "@api/types";
import { render } from "@ui/testing";
import type { ReactNode } from "react";
import { MessagesProvider } from "@/lib/i18n";
import en from "@/messages/en.json";
import hi from "@/messages/hi.json";

export { render, screen, within } from "@ui/testing";

/** Renders in a language, as the shell would. */
export function show(node: ReactNode, language?: Language) {
  return render(inLanguage(node, language));
}

export function inLanguage(node: ReactNode, language: Language = "en") {
  return (
    <MessagesProvider language={language} messages={{ en, hi }[language]}>
      {node}
    </MessagesProvider>
  );
}

export function rupees(amount: number): Money {
  return { paise: amount * 100, text: `₹${amount.toLocaleString("en-IN")}`, spoken: `${amount} rupees` };
}

export function option(over: Partial<BundleOption> = {}): BundleOption {
  return {
    id: "1",
    title: "Pack of 3",
    units: 3,
    price: rupees(1197),
    strike: rupees(2097),
    percentOff: 43,
    unitText: "₹399 per diaper",
    offerId: "5856",
    bestValue: "",
    selected: true,
    availability: "in_stock",
    ...over,
  };
}

/** The product page of a cloth diaper with three packs, of which the three-pack is chosen. */
export function productPage(over: Partial<ProductPage> = {}): ProductPage {
  const picture = {
    src: "/media/a.jpg",
    alt: "From the front",
    width: 1080,
    height: 1080,
    sources: [],
    tint: "#FDE8E4",
  };
  return {
    product: {
      id: 970,
      slug: "reusable-cloth-diaper",
      url: "/product/reusable-cloth-diaper-970",
      name: "Reusable Cloth Diaper",
      brand: "Mylo",
      tagline: "One size from 3 to 17 kg",
      description: ["Soft outside, dry inside."],
      highlights: [{ icon: "leaf", title: "Soft", text: "On the skin" }],
      care: ["Rinse", "Wash"],
      declarations: [{ label: "Country of origin", value: "India" }],
      faq: [{ question: "How many?", answer: "Six to eight." }],
      pictures: [picture, { ...picture, src: "/media/b.jpg", alt: "From the back" }],
      returnable: true,
      returns: "Within 7 days.",
    },
    options: [
      option({ id: "2", title: "Pack of 1", price: rupees(599), strike: rupees(699), percentOff: 14, selected: false }),
      option(),
      option({
        id: "3",
        title: "Pack of 5",
        price: rupees(1797),
        strike: rupees(3495),
        percentOff: 49,
        selected: false,
      }),
    ],
    selectedOption: "1",
    breadcrumbs: [
      { label: "Mylo", url: "/" },
      { label: "Reusable Cloth Diaper", url: "" },
    ],
    addAction: "/cart/add",
    soldOut: false,
    booking: false,
    related: [],
    reviews: {
      average: "",
      count: 0,
      listed: 0,
      shared: false,
      url: "/reviews/cloth-diaper-970",
      histogram: [],
      fit: { byWeight: [], small: 0, right: 0, large: 0, answers: 0 },
      top: [],
    },
    ...over,
  };
}
