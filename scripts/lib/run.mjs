// Runs a command for a step of the checks: quiet while it works, a sign of life when it takes long,
// and everything it said when it fails.

import { spawn } from "node:child_process";

const HEARTBEAT_MS = 15_000;

/** An error whose message is the output of the command that failed. */
export class CommandFailed extends Error {
  constructor(command, code, output) {
    super(output.trim() || `${command.join(" ")} ended with code ${code} and said nothing`);
    this.name = "CommandFailed";
    this.code = code;
  }
}

/**
 * Runs a command and resolves with its whole output.
 * Rejects with CommandFailed unless the exit code is 0 (or `allowFailure` is set, for runners whose report is read).
 * `onLine` sees each line as it comes; `progress` gives the words of the sign of life.
 */
export function run(command, { env = {}, cwd, onLine, progress, allowFailure = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command[0], command.slice(1), {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const chunks = [];
    const stopHeartbeat = heartbeat(progress);
    for (const stream of [child.stdout, child.stderr]) {
      const feed = onLine ? splitLines(onLine) : undefined;
      stream.setEncoding("utf8").on("data", (text) => {
        chunks.push(text);
        feed?.(text);
      });
      stream.on("end", () => feed?.("\n"));
    }
    child.on("error", (error) => {
      stopHeartbeat();
      reject(new CommandFailed(command, 127, error.message));
    });
    child.on("close", (code) => {
      stopHeartbeat();
      const output = chunks.join("");
      if (code === 0 || allowFailure) resolve({ code, output });
      else reject(new CommandFailed(command, code, output));
    });
  });
}

/** Cuts a stream of text into whole lines. */
export function splitLines(onLine) {
  let rest = "";
  return (text) => {
    const lines = (rest + text).split("\n");
    rest = lines.pop();
    for (const line of lines) if (line !== "") onLine(line);
  };
}

/** Seconds in words a person reads at a glance: 4.2 s, 1 min 12 s. */
export function elapsed(since) {
  const seconds = (Date.now() - since) / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;
}

function heartbeat(progress) {
  const start = Date.now();
  const timer = setInterval(() => {
    const words = progress?.();
    console.log(`    ... ${elapsed(start)}${words ? `, ${words}` : ""}`);
  }, HEARTBEAT_MS);
  return () => clearInterval(timer);
}
