import type { ErrorPage } from "@api/types";
import { Button, ButtonLink } from "@ui/button";
import { FailureView, LoneSock, TangledWool } from "@/features/failure";
import { useMessages } from "@/lib/i18n";
import { refresh } from "@/lib/navigation";
import { usePath } from "@/lib/visit";

/** What went wrong, when the server could not give the page that was asked for. */
export function Page({ status, requestId, retry }: ErrorPage) {
  const t = useMessages("error");
  const path = usePath();
  const kind = kindOf(status);
  return (
    <FailureView
      drawing={kind === "missing" ? <LoneSock /> : <TangledWool />}
      title={t(`${kind}.title`)}
      text={t(`${kind}.text`)}
      note={requestId ? t("reference", { id: requestId }) : undefined}
    >
      {retry && (
        <Button onClick={refresh} className="noscript:hidden">
          {t("retry")}
        </Button>
      )}
      <ButtonLink kind={retry ? "secondary" : "primary"} href={path("/")}>
        {t("home")}
      </ButtonLink>
    </FailureView>
  );
}

function kindOf(status: number) {
  if (status === 404 || status === 410) return "missing";
  if (status === 429) return "busy";
  if (status === 503) return "away";
  return status >= 500 ? "broken" : "refused";
}
