import { useEffect, useId, useState, useSyncExternalStore } from "react";
import { dismissToast, type Toast, toastStore } from "./toasts";

const staysMs = 5_000;
const staysWithActionMs = 10_000;
const nothing = () => undefined;

/**
 * Where toasts show and announcements are spoken. One stands in the page; every modal brings its own.
 * A toast waits while the pointer or the focus is on it.
 */
export function ToastRegion() {
  const id = useId();
  const top = useSyncExternalStore(toastStore.subscribe, toastStore.topRegion, nothing);
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.current, nothing);
  const spoken = useSyncExternalStore(toastStore.subscribe, toastStore.spoken, nothing);
  useEffect(() => toastStore.enter(id), [id]);
  const active = top === id;
  return (
    <>
      <p role="status" className="sr-only">
        {active && spoken}
      </p>
      <div
        aria-live="polite"
        className="pointer-events-none absolute inset-x-0 bottom-full z-20 flex justify-center p-3 empty:hidden"
      >
        {active && toast && <Message key={toast.id} toast={toast} />}
      </div>
    </>
  );
}

function Message({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(toast.id), toast.action ? staysWithActionMs : staysMs);
    return () => clearTimeout(timer);
  }, [held, toast]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only makes the message wait
    <div
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      className="toast pointer-events-auto flex min-h-12 max-w-full items-center gap-2 rounded-card bg-toast py-1 pr-1 pl-4 text-on-toast text-small shadow-float"
    >
      <span className="grow py-2 pr-3">{toast.text}</span>
      {toast.action && (
        <button
          type="button"
          className="min-h-10 shrink-0 rounded-field px-3 font-strong text-toast-action underline-offset-4 hover:underline"
          onClick={() => {
            dismissToast(toast.id);
            toast.action?.run();
          }}
        >
          {toast.action.label}
        </button>
      )}
    </div>
  );
}
