import { MessagesProvider } from "@/lib/i18n";
import type { View } from "@/lib/page";

export function App({ view }: { view: View }) {
  const { payload, module, messages } = view;
  return (
    <MessagesProvider language={payload.visit.language} messages={messages}>
      <module.Page {...payload.props} />
    </MessagesProvider>
  );
}
