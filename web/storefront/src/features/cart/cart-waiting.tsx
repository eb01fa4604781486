import { Button } from "@ui/button";
import { Icon } from "@ui/icon";
import { alert } from "@ui/icons";
import { Skeleton } from "@ui/skeleton";
import { useMessages } from "@/lib/i18n";
import { useProblemText } from "./problem";

/** The shape of a cart with two lines, while it is on its way. */
export function CartSkeleton() {
  const t = useMessages("cart.page");
  return (
    <div>
      <p className="sr-only">{t("loading")}</p>
      {[1, 2].map((line) => (
        <div
          key={line}
          className="grid grid-cols-[5.5rem_1fr] gap-x-4 gap-y-3 border-line border-b py-5 first-of-type:pt-1"
        >
          <Skeleton className="aspect-square" />
          <div className="grid content-start gap-2 pt-1">
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-5 w-1/3" />
          </div>
          <Skeleton className="h-11 w-32 rounded-full" />
        </div>
      ))}
    </div>
  );
}

/** Says why the cart cannot be shown, and offers to try again. */
export function CartUnreachable({
  error,
  onRetry,
  retrying,
}: {
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
}) {
  const t = useMessages("cart.page");
  const problemText = useProblemText();
  return (
    <div role="alert" className="grid justify-items-center gap-3 px-4 py-12 text-center">
      <Icon shape={alert} size="large" className="text-honey" />
      <p className="max-w-[22rem]">{problemText(error)}</p>
      <Button kind="secondary" pending={retrying} onClick={onRetry}>
        {t("retry")}
      </Button>
    </div>
  );
}
