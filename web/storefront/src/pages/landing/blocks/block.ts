import type { LandingPage } from "@api/types";

type Block = LandingPage["blocks"][number];

/** What a block of one kind holds. */
export type BlockOf<Kind extends Block["kind"]> = NonNullable<Block[Kind]>;
