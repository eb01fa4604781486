import { describe, expect, test } from "vitest";
import en from "@/messages/en.json";
import hi from "@/messages/hi.json";
import { formatDate, formatNumber } from "./format";
import { translator } from "./translate";

describe("words", () => {
  const t = translator("en", en, "shell.header");

  test("a count chooses between one and other", () => {
    expect(t("cart", { count: 1 })).toBe("Cart, 1 item");
    expect(t("cart", { count: 3 })).toBe("Cart, 3 items");
  });

  test("a number is written in Indian grouping, a text as it is", () => {
    expect(t("cart", { count: 123456 })).toBe("Cart, 1,23,456 items");
    expect(t("home", { brand: "Mylo" })).toBe("Mylo, store home");
  });

  test("a value that looks like a placeholder is not filled again", () => {
    expect(t("home", { brand: "{count}" })).toBe("{count}, store home");
  });

  test("Hindi counts zero as one, by its own rules", () => {
    const hindi = translator(
      "hi",
      { ...hi, shell: { ...hi.shell, header: { ...hi.shell.header, cart: { one: "एक", other: "अनेक" } } } },
      "shell.header",
    );
    expect([0, 1, 2].map((count) => hindi("cart", { count }))).toEqual(["एक", "एक", "अनेक"]);
  });

  test("the same scope gives the same function, so that it can stand in dependency lists", () => {
    expect(translator("en", en, "shell.header")).toBe(t);
  });

  test("find looks from the root, and knows what is not there", () => {
    expect(t.find("errors.network.timeout")).toBe(en.errors.network.timeout);
    expect(t.find("errors.nobody.wrote_this")).toBeUndefined();
    expect(t.find("errors.toString")).toBeUndefined();
    expect(t.find("errors")).toBeUndefined();
  });
});

describe("numbers and dates", () => {
  test("numbers have Latin digits and Indian grouping in both languages", () => {
    expect(formatNumber("en", 1234567)).toBe("12,34,567");
    expect(formatNumber("hi", 1234567)).toBe("12,34,567");
  });

  test("a date is a day, a short month and a year", () => {
    expect(formatDate("en", "IND", "2026-11-14T06:00:00Z")).toBe("14 Nov 2026");
    expect(formatDate("hi", "IND", "2026-11-14T06:00:00Z")).toBe("14 नव॰ 2026");
  });

  test("the day is the one on the market's own clock", () => {
    const lateEvening = "2026-11-14T19:00:00Z";
    expect(formatDate("en", "IND", lateEvening)).toBe("15 Nov 2026");
    expect(formatDate("en", "UAE", lateEvening)).toBe("14 Nov 2026");
  });
});
