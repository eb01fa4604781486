import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { ToastRegion } from "@ui/toast";
import { MessagesProvider, useMessages } from "@/lib/i18n";
import type { View } from "@/lib/page";
import { VisitProvider } from "@/lib/visit";
import { BottomBar } from "./bottom-bar";
import { CartSide } from "./cart-side";
import { Footer } from "./footer";
import { Header } from "./header";
import { PageBoundary } from "./page-boundary";
import { ProgressBar } from "./progress-bar";

/** The whole of what stands inside #app, on the server and in the browser. */
export function App({ view, client }: { view: View; client: QueryClient }) {
  const { payload, module, messages } = view;
  const { visit } = payload;
  const { bottomBar = true, back = false } = module.frame ?? {};
  return (
    <QueryClientProvider client={client}>
      <VisitProvider payload={payload}>
        <MessagesProvider language={visit.language} messages={messages}>
          <SkipLink />
          <ProgressBar />
          <Header back={back && !visit.inApp} />
          <PageBoundary view={view}>
            <module.Page key={visit.path} {...payload.props} />
          </PageBoundary>
          <Footer />
          {bottomBar && !visit.inApp && <BottomBar />}
          <div className="fixed inset-x-0 bottom-20 z-30 md:bottom-4">
            <ToastRegion />
          </div>
          <CartSide />
        </MessagesProvider>
      </VisitProvider>
    </QueryClientProvider>
  );
}

function SkipLink() {
  const t = useMessages("shell");
  return (
    <a
      href="#main"
      className="-translate-y-20 fixed top-2 left-4 z-40 rounded-field bg-action px-4 py-3 font-strong text-on-action focus:translate-y-0"
    >
      {t("skip")}
    </a>
  );
}
