import { Icon } from "@ui/icon";
import { info } from "@ui/icons";
import { useMessages } from "@/lib/i18n";

/** The law forbids an answer, and this says which law and why. */
export function Blocked({ note }: { note: string }) {
  const t = useMessages("search.blocked");
  return (
    <section className="flex gap-4 rounded-sheet bg-sky-soft p-5 md:p-7">
      <Icon shape={info} className="text-sky" />
      <div className="grid gap-2">
        <h2 className="font-strong text-lead">{t("title")}</h2>
        <p className="max-w-read">{note}</p>
      </div>
    </section>
  );
}
