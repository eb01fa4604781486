// The real program, started alone on a free port with an empty data folder of its own.

import { spawn, spawnSync } from "node:child_process";
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const root = resolve(import.meta.dirname, "../..");
const binary = process.env.MYLO_BINARY ?? join(root, "bin/mylo");
const READY_WITHIN_MS = 60_000;

/**
 * @typedef {object} Server
 * @property {string} url
 * @property {() => string} log what it printed so far
 * @property {() => string | undefined} ended how it ended, if it has
 * @property {() => Promise<void>} kill ends it at once, as a power cut would
 * @property {() => Promise<void>} stop asks it to finish its work and end; removes its data
 */

/**
 * Starts bin/mylo and resolves once /readyz answers 200. `name` names its log in .cache/reports.
 * A store in production does not fill itself: `seed` fills it first.
 * @param {string} name
 * @param {Record<string, string>} [settings]
 * @param {{ seed?: boolean }} [options]
 * @returns {Promise<Server>}
 */
export async function startServer(name, settings = {}, { seed = false } = {}) {
  if (!existsSync(binary)) throw new Error(`${binary} is missing. Run \`make build\` first.`);
  const data = await mkdtemp(join(tmpdir(), "mylo-e2e-"));
  const address = `127.0.0.1:${await freePort()}`;
  const logFile = logPath(name);
  const env = {
    ...process.env,
    MYLO_ADDR: address,
    MYLO_ORIGIN: `http://${address}`,
    MYLO_DATA: join(data, "data"),
    MYLO_REQUESTS_PER_MINUTE: "0",
    ...settings,
  };
  const out = openSync(logFile, "w");
  if (seed) spawnSync(binary, ["seed"], { cwd: data, env, stdio: ["ignore", out, out] });
  const child = spawn(binary, ["serve"], { cwd: data, env, stdio: ["ignore", out, out] });
  closeSync(out);
  const server = {
    url: `http://${address}`,
    log: () => readFileSync(logFile, "utf8"),
    ended: () => (child.exitCode ?? child.signalCode)?.toString(),
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

/**
 * @param {Server} server
 * @param {import("node:child_process").ChildProcess} child
 */
async function ready(server, child) {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`bin/mylo ended with code ${child.exitCode}:\n${server.log()}`);
    const answer = await fetch(`${server.url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error(`bin/mylo was not ready within ${READY_WITHIN_MS} ms:\n${server.log()}`);
}

/**
 * @param {import("node:child_process").ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
async function end(child, signal) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once("exit", done));
  child.kill(signal);
  const late = await Promise.race([ended.then(() => false), sleep(30_000, true, { ref: false })]);
  if (late) child.kill("SIGKILL");
  await ended;
}

/** @param {string} name */
function logPath(name) {
  const folder = join(root, ".cache/reports");
  mkdirSync(folder, { recursive: true });
  return join(folder, `server-${name}.log`);
}

/** @returns {Promise<number>} */
function freePort() {
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
