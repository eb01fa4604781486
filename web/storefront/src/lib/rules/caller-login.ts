/**
 * The login through a caller-identity app, as a machine without side effects: the page tells it what happened, and does
 * what it answers. Start with `start`, report whether the page kept focus `FOCUS_CHECK` after the sheet was opened, then
 * every poll's outcome and every elapsed wait.
 */
export const FOCUS_CHECK = 600;
export const POLL_INTERVAL = 3000;
/** About two minutes; then the app is taken for lost. */
export const MAX_POLLS = 40;

/** What the status call said. `data` holds the token when `status` is 200. */
export type Poll = { status: number; data?: unknown } | "failed";

export type Event =
  | { type: "focus-checked"; focused: boolean }
  | { type: "polled"; poll: Poll }
  | { type: "wait-over" };

export type Action =
  | { type: "normal-login" }
  | { type: "show-popup" }
  | { type: "poll" }
  | { type: "wait"; milliseconds: number }
  | { type: "save-token"; data: unknown }
  | { type: "close-popup" }
  | { type: "log-verified" }
  | { type: "success" }
  | { type: "fallback" };

export type State = { phase: "opening" } | { phase: "waiting"; polls: number } | { phase: "over" };

/** The next state, and what to do now, in order. */
export type Step = [State, readonly Action[]];

export const start: State = { phase: "opening" };

const OVER: State = { phase: "over" };
const GIVE_UP: readonly Action[] = [{ type: "close-popup" }, { type: "fallback" }];

/** Takes one event. An event that comes too late or too early changes nothing. */
export function step(state: State, event: Event): Step {
  if (state.phase === "opening" && event.type === "focus-checked") {
    // The sheet takes the focus away; a page that still has it shows that no app answered.
    if (event.focused) return [OVER, [{ type: "normal-login" }]];
    return [{ phase: "waiting", polls: 1 }, [{ type: "show-popup" }, { type: "poll" }]];
  }
  if (state.phase === "waiting" && event.type === "polled") return afterPoll(state, event.poll);
  if (state.phase === "waiting" && event.type === "wait-over") {
    if (state.polls >= MAX_POLLS) return [OVER, GIVE_UP];
    return [{ phase: "waiting", polls: state.polls + 1 }, [{ type: "poll" }]];
  }
  return [state, []];
}

function afterPoll(state: State, poll: Poll): Step {
  if (poll === "failed") return [OVER, GIVE_UP];
  if (poll.status === 300) return [state, [{ type: "wait", milliseconds: POLL_INTERVAL }]];
  if (poll.status === 200 && poll.data) {
    return [
      OVER,
      [{ type: "save-token", data: poll.data }, { type: "close-popup" }, { type: "log-verified" }, { type: "success" }],
    ];
  }
  // 400: another number was chosen. Whatever else: the app will not help any more.
  return [OVER, GIVE_UP];
}
