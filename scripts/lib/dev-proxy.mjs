// The proxy of `make dev`: passes everything on to the server, waits while it restarts, and tells browsers to reload.

import { once } from "node:events";
import { request as ask, createServer } from "node:http";

const RELOAD_PATH = "/__dev/reload";
const WAIT_MS = 60_000;

/**
 * Listens on `listen` (host:port, host may be empty) and passes requests to 127.0.0.1:`target`.
 * hold() makes requests wait, release() lets them go on, reload() reloads every open page.
 */
export async function startProxy({ listen, target }) {
  const [, host, port] = listen.match(/^(.*):(\d+)$/) ?? [];
  if (port === undefined) throw new Error(`MYLO_ADDR is ${listen}; it must look like :8080 or 127.0.0.1:8080`);
  const browsers = new Set();
  let released = Promise.resolve();
  let release = () => {};

  const server = createServer(async (incoming, outgoing) => {
    if (incoming.url === RELOAD_PATH) {
      outgoing.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
      outgoing.write(": connected\n\n");
      browsers.add(outgoing);
      incoming.on("close", () => browsers.delete(outgoing));
      return;
    }
    await released;
    pass(incoming, outgoing, target);
  });
  server.listen(Number(port), host || undefined);
  await once(server, "listening");
  return {
    port: Number(port),
    hold() {
      release();
      const timer = setTimeout(() => release(), WAIT_MS);
      released = new Promise((done) => {
        release = () => {
          clearTimeout(timer);
          done();
        };
      });
    },
    release: () => release(),
    reload() {
      for (const browser of browsers) browser.write("data: reload\n\n");
    },
  };
}

function pass(incoming, outgoing, target) {
  const headers = { ...incoming.headers };
  const isPage = headers.accept?.includes("text/html");
  // The script is added to plain text, so a page is asked for uncompressed, and whole.
  if (isPage) {
    headers["accept-encoding"] = "identity";
    delete headers["if-none-match"];
  }
  const upstream = ask({ host: "127.0.0.1", port: target, method: incoming.method, path: incoming.url, headers });
  upstream.on("response", (answer) => {
    const nonce = answer.headers["content-security-policy"]?.match(/'nonce-([^']+)'/)?.[1];
    if (!isPage || !nonce) {
      outgoing.writeHead(answer.statusCode, answer.headers);
      answer.pipe(outgoing);
      return;
    }
    const { "content-length": _, ...rest } = answer.headers;
    outgoing.writeHead(answer.statusCode, rest);
    answer.on("data", (chunk) => outgoing.write(chunk));
    answer.on("end", () => outgoing.end(reloader(nonce)));
  });
  upstream.on("error", (error) => {
    if (!outgoing.headersSent) outgoing.writeHead(502, { "content-type": "text/plain" });
    outgoing.end(`The server does not answer: ${error.message}\n`);
  });
  incoming.pipe(upstream);
}

function reloader(nonce) {
  return `<script nonce="${nonce}">new EventSource("${RELOAD_PATH}").onmessage = () => location.reload();</script>`;
}
