import { Button } from "@ui/button";
import { useEffect } from "react";
import { FailureView, LooseKite } from "@/features/failure";
import { useMessages } from "@/lib/i18n";

/** Shown in place of any page while there is no connection. It tries again by itself when the connection is back. */
export function Page() {
  const t = useMessages("offline");
  useEffect(() => {
    window.addEventListener("online", reload);
    return () => window.removeEventListener("online", reload);
  }, []);
  return (
    <FailureView drawing={<LooseKite />} title={t("title")} text={t("text")}>
      <Button onClick={reload} className="noscript:hidden">
        {t("retry")}
      </Button>
    </FailureView>
  );
}

function reload() {
  location.reload();
}
