import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const binary = resolve(import.meta.dirname, "../../bin/mylo");
const READY_WITHIN_MS = 60_000;

/** The real program, started alone on a free port with its own empty data folder. */
export interface Server {
  url: string;
  /** What it logged so far. */
  log(): string;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to finish its work and end; removes its data. */
  stop(): Promise<void>;
}

/** Starts bin/mylo and resolves once /readyz answers 200. */
export async function startServer(name: string, env: Record<string, string> = {}): Promise<Server> {
  if (!existsSync(binary)) throw new Error("bin/mylo is missing. Run `make build` first.");
  const data = await mkdtemp(join(tmpdir(), "mylo-e2e-"));
  const port = await freePort();
  const logFile = logPath(name);
  const out = openSync(logFile, "w");
  const child = spawn(binary, ["serve"], {
    cwd: data,
    env: { ...process.env, MYLO_ADDR: `127.0.0.1:${port}`, MYLO_DATA: join(data, "data"), ...env },
    stdio: ["ignore", out, out],
  });
  closeSync(out);
  const server: Server = {
    url: `http://127.0.0.1:${port}`,
    log: () => readFileSync(logFile, "utf8"),
    kill: () => end(child, "SIGKILL"),
    stop: async () => {
      await end(child, "SIGTERM");
      await rm(data, { recursive: true, force: true });
    },
  };
  try {
    await ready(server, child);
  } catch (error) {
    await end(child, "SIGKILL");
    throw error;
  }
  return server;
}

async function ready(server: Server, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`bin/mylo ended with code ${child.exitCode}:\n${server.log()}`);
    const answer = await fetch(`${server.url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error(`bin/mylo was not ready within ${READY_WITHIN_MS} ms:\n${server.log()}`);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once("exit", done));
  child.kill(signal);
  const late = await Promise.race([ended.then(() => false), sleep(15_000, true, { ref: false })]);
  if (late) child.kill("SIGKILL");
  await ended;
}

function logPath(name: string): string {
  const folder = resolve(import.meta.dirname, "../../.cache/reports");
  mkdirSync(folder, { recursive: true });
  return join(folder, `server-${name}.log`);
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => done(port));
    });
  });
}
