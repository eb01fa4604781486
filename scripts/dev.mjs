// `make dev`: builds the web pages on every change, builds and restarts the server on every change of Go code, SQL
// or built pages, and reloads the browser when the new server is ready.
//
// The store is at the usual address. In front of it stands a small proxy that holds requests while the server
// restarts and adds a reloading script to pages; the server itself knows nothing of this.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, watch } from "node:fs";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { startProxy } from "./lib/dev-proxy.mjs";

const watched = ["cmd", "internal", "migrations", "seed", "web/dist"];
const built = ["web/dist/client/.vite/manifest.json", "web/dist/server/entry-server.js"];
const matters = /\.(go|sql|json|js|svg|webp|avif|html)$/;
const SETTLE_MS = 300;

const say = (text) => console.log(`\x1b[35mdev\x1b[0m ${text}`);
const listen = process.env.MYLO_ADDR ?? ":8080";
const inner = await freePort();

let server;
let building = Promise.resolve();
let timer;

const proxy = await startProxy({ listen, target: inner });
const pages = spawn("node", ["scripts/dev.mjs"], { cwd: "web", stdio: "inherit" });
pages.on("exit", (code) => finish(code ?? 1));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => finish(0));

for (const folder of watched.filter((path) => existsSync(path))) {
  watch(folder, { recursive: true }, (_, file) => {
    if (file && matters.test(file) && !file.endsWith("_test.go")) changed();
  });
}
changed();

function changed() {
  clearTimeout(timer);
  timer = setTimeout(() => {
    building = building.then(rebuild);
  }, SETTLE_MS);
}

async function rebuild() {
  if (!built.every((file) => existsSync(file))) return; // the first web build is still running
  const start = Date.now();
  proxy.hold();
  if (!(await succeeds("go", ["build", "-o", "bin/mylo-dev", "./cmd/mylo"]))) {
    say("the Go build failed; the last server that built goes on");
    proxy.release();
    return;
  }
  await stop();
  server = spawn("bin/mylo-dev", ["serve"], {
    stdio: "inherit",
    env: { ...process.env, MYLO_ADDR: `127.0.0.1:${inner}` },
  });
  if (await ready()) say(`ready in ${((Date.now() - start) / 1000).toFixed(1)} s at http://localhost:${proxy.port}`);
  else say("the server did not start; the next change tries again");
  proxy.release();
  proxy.reload();
}

async function ready() {
  for (let tries = 0; tries < 300 && server.exitCode === null; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${inner}/readyz`).catch(() => undefined);
    if (answer?.ok) return true;
    await sleep(50);
  }
  return false;
}

async function stop() {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, "exit");
  server.kill("SIGTERM");
  await ended;
}

async function finish(code) {
  pages.kill();
  await stop();
  process.exit(code);
}

async function succeeds(command, args) {
  const [code] = await once(spawn(command, args, { stdio: "inherit" }), "exit");
  return code === 0;
}

function freePort() {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}
