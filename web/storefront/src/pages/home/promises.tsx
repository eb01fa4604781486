import { Icon, type IconShape } from "@ui/icon";
import { book, language, tag } from "@ui/icons";
import { useMessages } from "@/lib/i18n";

/** What a shopper can count on here. Each promise is kept by the pages themselves. */
export function Promises() {
  const t = useMessages("home.promise");
  const promises: [IconShape, string, string][] = [
    [tag, t("price"), t("priceText")],
    [book, t("label"), t("labelText")],
    [language, t("language"), t("languageText")],
  ];
  return (
    <section aria-labelledby="promise">
      <div className="page py-12 md:py-20">
        <h2 id="promise" className="mb-6 text-h2 md:mb-10">
          {t("title")}
        </h2>
        <ul className="grid gap-8 md:grid-cols-3 md:gap-12">
          {promises.map(([shape, title, text]) => (
            <li key={title} className="flex gap-4 md:grid md:content-start md:gap-3">
              <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-blush text-action-text">
                <Icon shape={shape} />
              </span>
              <div className="grid gap-1">
                <h3 className="font-strong text-lead">{title}</h3>
                <p className="text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
