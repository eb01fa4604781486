import { useLoading } from "@/lib/navigation";

/** A thin line at the top while a page is on its way. It holds back at first: most pages are faster than it. */
export function ProgressBar() {
  if (!useLoading()) return null;
  return <div aria-hidden="true" className="progress-bar fixed inset-x-0 top-0 z-50 h-[3px] origin-left bg-brand" />;
}
