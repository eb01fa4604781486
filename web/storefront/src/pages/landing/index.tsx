import type { LandingPage } from "@api/types";
import { Icon } from "@ui/icon";
import { info } from "@ui/icons";
import { Breadcrumbs } from "@/features/product";
import { useMessages } from "@/lib/i18n";
import type { Frame } from "@/lib/page";
import { useVisit } from "@/lib/visit";
import { Block } from "./blocks";
import { runs } from "./runs";

export const frame: Frame = { back: true };

/** A page about one subject, made of blocks from top to bottom. */
export function Page({ title, language, breadcrumbs, blocks }: LandingPage) {
  const visitor = useVisit();
  const opened = blocks.some(({ kind }) => kind === "hero");
  return (
    <main id="main" className="pb-16 md:pb-24">
      <div className="bg-paper">
        <div className="page pt-2 md:pt-4">
          <Breadcrumbs steps={breadcrumbs} />
          {language !== visitor.language && <Untranslated />}
        </div>
      </div>
      <div lang={language} className="grid grid-cols-[minmax(0,1fr)] gap-12 md:gap-20">
        {!opened && (
          <h1 lang={language} className="page pt-6 text-h1">
            {title}
          </h1>
        )}
        {runs(blocks).map((run) => (
          <Block key={run.key} run={run.blocks} />
        ))}
      </div>
    </main>
  );
}

function Untranslated() {
  const t = useMessages("landing");
  return (
    <p className="my-3 flex gap-3 rounded-card bg-sky-soft p-4 text-small">
      <Icon shape={info} size="small" className="text-sky" />
      {t("untranslated")}
    </p>
  );
}
