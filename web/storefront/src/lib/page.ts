import type { PageName, PageProps, Payload } from "@api/types";
import type { ComponentType } from "react";
import type { Catalogue } from "./i18n/catalogue";

/** How the shell frames a page. Every field has the common value when left out. */
export interface Frame {
  /** Show the bottom bar (default true). Pages with a sticky action of their own turn it off. */
  bottomBar?: boolean;
  /** Show a way back in the top bar (default false). */
  back?: boolean;
  /** The page shows one person's data, so no copy of it is prefetched or kept for Back (default false). */
  personal?: boolean;
}

/** What the folder of a page exports. */
export interface PageModule<Props> {
  Page: ComponentType<Props>;
  frame?: Frame;
}

/** The loader of each page, by the name the server uses. */
export type Registry = { [N in PageName]?: () => Promise<PageModule<PageProps[N]>> };

/** Everything that one page needs in order to be rendered without waiting. */
export interface View {
  payload: Payload;
  module: PageModule<object>;
  messages: Catalogue;
}
