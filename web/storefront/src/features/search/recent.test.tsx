import userEvent from "@testing-library/user-event";
import { act, render, screen } from "@ui/testing";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { forgetSearches, rememberSearch, useRecentSearches } from "./recent";

function Recent() {
  const words = useRecentSearches();
  return (
    <button type="button" onClick={forgetSearches}>
      {words.join(", ") || "nothing"}
    </button>
  );
}

const shown = () => screen.getByRole("button").textContent;

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("the latest search comes first, each only once, and no more than six", () => {
  render(<Recent />);
  act(() => {
    for (const words of ["oil", "wipes", "a", "b", "c", "d", "OIL"]) rememberSearch(words);
  });
  expect(shown()).toBe("OIL, d, c, b, a, wipes");
});

test("they can be forgotten", async () => {
  rememberSearch("oil");
  render(<Recent />);
  await userEvent.click(screen.getByRole("button"));
  expect(shown()).toBe("nothing");
});

test("the server knows none of them", () => {
  rememberSearch("oil");
  expect(renderToString(<Recent />)).toContain("nothing");
});

test("what another script has put in their place is not believed", () => {
  localStorage.setItem("mylo.searches", '{"not":"a list"}');
  render(<Recent />);
  expect(shown()).toBe("nothing");
});

test("a browser that refuses storage loses nothing else", () => {
  const refuse = () => {
    throw new DOMException("refused");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  render(<Recent />);
  act(() => rememberSearch("oil"));
  expect(shown()).toBe("nothing");
});
