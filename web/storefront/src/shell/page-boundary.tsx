import { Button } from "@ui/button";
import { Component, type ReactNode } from "react";
import { FailureView, TangledWool } from "@/features/failure";
import { useMessages } from "@/lib/i18n";
import { refresh } from "@/lib/navigation";
import type { View } from "@/lib/page";

type Props = { view: View; children: ReactNode };
type State = { failed: boolean; view: View };

/** Keeps a fault in one page from taking the shell with it. The next page, or the same one fetched again, starts clean. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { failed: false, view: this.props.view };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ view }: Props, state: State): State | null {
    return view === state.view ? null : { failed: false, view };
  }

  override render() {
    return this.state.failed ? <Failed /> : this.props.children;
  }
}

function Failed() {
  const t = useMessages("shell.failure");
  return (
    <FailureView drawing={<TangledWool />} title={t("title")} text={t("text")}>
      <Button onClick={refresh}>{t("retry")}</Button>
    </FailureView>
  );
}
