import type { ProductPage } from "@api/types";
import { Icon } from "@ui/icon";
import { chevronRight } from "@ui/icons";
import { useMessages } from "@/lib/i18n";

/** The way to this page. The last step is the page itself and is not a link. */
export function Breadcrumbs({ steps }: { steps: ProductPage["breadcrumbs"] }) {
  const t = useMessages("product");
  return (
    <nav
      aria-label={t("breadcrumbs")}
      className="quiet-scrollbar -mx-1.5 overflow-x-auto whitespace-nowrap px-1.5 text-ink-soft text-small"
    >
      <ol className="flex items-center">
        {steps.map((step, at) => (
          <li key={step.label} className="flex items-center">
            {at > 0 && <Icon shape={chevronRight} size="tiny" className="mx-1" />}
            {step.url && at < steps.length - 1 ? (
              <a href={step.url} className="block py-2.5 -outline-offset-2 hover:text-action-text hover:underline">
                {step.label}
              </a>
            ) : (
              <span aria-current="page" className="py-2.5">
                {step.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
