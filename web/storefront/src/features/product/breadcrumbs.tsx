import type { ProductPage } from "@api/types";
import { Icon } from "@ui/icon";
import { chevronRight } from "@ui/icons";
import { useMessages } from "@/lib/i18n";

/** The way to this page. The last step is the page itself and is not a link. */
export function Breadcrumbs({ steps }: { steps: ProductPage["breadcrumbs"] }) {
  const t = useMessages("product");
  return (
    <nav aria-label={t("breadcrumbs")} className="text-small text-ink-soft">
      <ol className="flex items-center">
        {steps.map((step, at) => (
          <li key={step.label} className="flex min-w-0 items-center last:shrink">
            {at > 0 && <Icon shape={chevronRight} size="tiny" className="mx-1" />}
            {step.url && at < steps.length - 1 ? (
              <a href={step.url} className="-my-2 py-2 hover:text-action-text hover:underline">
                {step.label}
              </a>
            ) : (
              <span aria-current="page" className="truncate">
                {step.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
