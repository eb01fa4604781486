import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { Tabs } from "./tabs";
import { render, screen } from "./testing";

const tabs = [
  { id: "a", label: "Articles", content: "All articles" },
  { id: "q", label: "Questions", content: "All questions" },
  { id: "v", label: "Videos", content: "All videos" },
];

test("one panel shows, named by its tab", async () => {
  render(<Tabs label="Kinds" tabs={tabs} />);
  expect(screen.getByRole("tabpanel", { name: "Articles" }).textContent).toBe("All articles");
  await userEvent.click(screen.getByRole("tab", { name: "Videos" }));
  expect(screen.getByRole("tabpanel").textContent).toBe("All videos");
});

test("arrows go round, Home and End go to the ends", async () => {
  render(<Tabs label="Kinds" tabs={tabs} initial="a" />);
  screen.getByRole("tab", { name: "Articles" }).focus();
  const walked = [];
  for (const key of ["{ArrowLeft}", "{ArrowRight}", "{End}", "{Home}"]) {
    await userEvent.keyboard(key);
    walked.push(document.activeElement?.textContent);
  }
  expect(walked).toEqual(["Videos", "Articles", "Videos", "Articles"]);
});

test("only the chosen tab is a stop of the Tab key", () => {
  render(<Tabs label="Kinds" tabs={tabs} initial="q" />);
  expect(screen.getAllByRole("tab").map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
});
