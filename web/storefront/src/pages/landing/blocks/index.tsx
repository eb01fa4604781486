import type { Run } from "../runs";
import { Comparison } from "./comparison";
import { Figure } from "./figure";
import { Hero } from "./hero";
import { Prose } from "./prose";
import { Questions } from "./questions";
import { Sheets } from "./sheets";
import { Shelf } from "./shelf";
import { Steps } from "./steps";

/** Shows one block, or a run of drawings. A kind that this version does not know is left out. */
export function Block({ run }: { run: Run["blocks"] }) {
  const { hero, text, picture, shelf, faq, steps, comparison, sheet } = run[0];
  if (hero) return <Hero {...hero} />;
  if (text) return <Prose {...text} />;
  if (picture) return <Figure {...picture} />;
  if (shelf) return <Shelf {...shelf} />;
  if (faq) return <Questions {...faq} />;
  if (steps) return <Steps {...steps} />;
  if (comparison) return <Comparison {...comparison} />;
  if (sheet) return <Sheets sheets={run.flatMap((block) => block.sheet ?? [])} />;
  return null;
}
