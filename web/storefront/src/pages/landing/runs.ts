import type { LandingPage } from "@api/types";

type Block = LandingPage["blocks"][number];

/** Blocks that are shown together. */
export interface Run {
  key: string;
  blocks: [Block, ...Block[]];
}

/** Puts drawings that follow each other side by side; every other block stands alone. */
export function runs(blocks: Block[]): Run[] {
  const out: Run[] = [];
  blocks.forEach((block, at) => {
    const last = out.at(-1);
    if (block.kind === "sheet" && last?.blocks[0].kind === "sheet") last.blocks.push(block);
    else out.push({ key: `${at}-${block.kind}`, blocks: [block] });
  });
  return out;
}
