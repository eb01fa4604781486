import type { ReviewsPage } from "@api/types";
import { Icon, type IconShape } from "@ui/icon";
import { check, info, shield, user } from "@ui/icons";
import { useMessages } from "@/lib/i18n";

const shapes: Record<string, IconShape> = { check, shield, user };

/** Who looks after the reviews and by which rules, in plain sight. */
export function Policy({ notes }: { notes: ReviewsPage["policy"] }) {
  const t = useMessages("reviews.policy");
  if (notes.length === 0) return null;
  return (
    <section aria-labelledby="policy" className="grid gap-5 rounded-sheet bg-paper p-5 md:p-8">
      <h2 id="policy" className="font-strong text-lead">
        {t("title")}
      </h2>
      <ul className="grid gap-x-10 gap-y-5 text-small lg:grid-cols-2">
        {notes.map((note) => (
          <li key={note.title} className="flex gap-3">
            <Icon shape={shapes[note.icon] ?? info} size="small" className="mt-0.5 text-ink-soft" />
            <div>
              <h3 className="font-strong text-small tracking-normal">{note.title}</h3>
              <p className="text-ink-soft">{note.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
