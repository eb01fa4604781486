import type { View } from "../page";

const KEPT = 10;
const FRESH_FOR = 5 * 60_000;

/** The last few pages of this tab, so that Back shows them at once. Personal pages are never among them. */
export class KeptViews {
  private readonly views = new Map<string, { view: View; at: number }>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  keep(page: string, view: View): void {
    this.views.delete(page);
    if (view.module.frame?.personal) return;
    this.views.set(page, { view, at: this.now() });
    const oldest = this.views.keys().next().value;
    if (this.views.size > KEPT && oldest !== undefined) this.views.delete(oldest);
  }

  find(page: string): View | undefined {
    const found = this.views.get(page);
    return found && this.now() - found.at < FRESH_FOR ? found.view : undefined;
  }
}
