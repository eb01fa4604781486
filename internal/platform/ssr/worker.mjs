// The inside of one render worker. It reads requests from the unix socket it was born with (file
// descriptor 3), one at a time, and answers each. The socket ends when the parent does, and so does
// the worker. Reading and writing block: a worker has nothing else to do, and a stream would cost
// more than the copy.
import dgram from "node:dgram";
import { readSync, writeSync } from "node:fs";
import net from "node:net";
import { pathToFileURL } from "node:url";

const SOCKET = 3;
const REQUEST_HEADER = 4;
const ANSWER_HEADER = 5;
const OK = 0;
const SCRIPT = 1;
const KEPT = 1 << 20; // buffers above this size are not kept between renders

let input = Buffer.allocUnsafeSlow(64 << 10);
let output = Buffer.allocUnsafeSlow(256 << 10);

/** Fills input up to `size` bytes, of which `have` are there; says how many are there now, or -1 at the end. */
function fill(have, size) {
  while (have < size) {
    const n = readSync(SOCKET, input, have, input.length - have, null);
    if (n === 0) return -1;
    have += n;
  }
  return have;
}

/** Waits for the next payload. Null when the parent is gone. */
function receive() {
  let have = fill(0, REQUEST_HEADER);
  if (have < 0) return null;
  const end = REQUEST_HEADER + input.readUInt32BE(0);
  if (end > input.length) {
    const grown = Buffer.allocUnsafeSlow(end);
    input.copy(grown, 0, 0, have);
    input = grown;
  }
  have = fill(have, end);
  if (have < 0) return null;
  const payload = input.utf8Slice(REQUEST_HEADER, end);
  if (input.length > KEPT) input = Buffer.allocUnsafeSlow(64 << 10);
  return payload;
}

function send(status, text) {
  // Three bytes are the most that one UTF-16 unit can become.
  if (output.length < ANSWER_HEADER + text.length * 3) {
    output = Buffer.allocUnsafeSlow(ANSWER_HEADER + text.length * 3);
  }
  const size = output.utf8Write(text, ANSWER_HEADER);
  output[0] = status;
  output.writeUInt32BE(size, 1);
  const end = ANSWER_HEADER + size;
  for (let sent = 0; sent < end; ) sent += writeSync(SOCKET, output, sent, end - sent);
  if (output.length > KEPT) output = Buffer.allocUnsafeSlow(256 << 10);
}

/** Renders and sends the page, or what went wrong with it. */
function answer(payload) {
  let html;
  try {
    html = render(payload);
    if (typeof html !== "string") throw new TypeError(`render returned ${typeof html}, not a string`);
  } catch (error) {
    send(SCRIPT, describe(error));
    return;
  }
  send(OK, html);
}

/** The text of whatever was thrown, which may be anything, even something that throws when looked at. */
function describe(error) {
  try {
    const text = error instanceof Error ? error.stack || String(error) : String(error);
    return text.slice(0, 4096);
  } catch {
    return "something was thrown that cannot be described";
  }
}

/** Render code is pure. Whatever tries to reach the network anyway fails loudly. */
function cutNetwork() {
  const refuse = () => {
    throw new Error("render code has no network");
  };
  for (const name of ["fetch", "WebSocket", "EventSource", "XMLHttpRequest"]) {
    Object.defineProperty(globalThis, name, { value: refuse, configurable: false, writable: false });
  }
  net.Socket.prototype.connect = refuse;
  net.Server.prototype.listen = refuse;
  dgram.Socket.prototype.bind = refuse;
  dgram.Socket.prototype.send = refuse;
}

/** Lets the event loop run what a render left behind, so that it does not pile up. */
const turn = () => new Promise(setImmediate);

// A stray promise or timer is a fault of one page, not a reason to lose the worker.
process.on("uncaughtException", (error) => console.error(describe(error)));

cutNetwork();
let render;
try {
  const bundle = await import(pathToFileURL(process.argv[2]).href);
  render = bundle.render;
  if (typeof render !== "function") throw new TypeError("the bundle exports no function render");
  await bundle.warm?.();
} catch (error) {
  send(SCRIPT, describe(error));
  process.exit(1);
}
send(OK, "");

try {
  for (let payload = receive(); payload !== null; payload = receive()) {
    answer(payload);
    await turn();
  }
  process.exit(0); // whatever timers the bundle has left running
} catch (error) {
  console.error(describe(error));
  process.exit(1);
}
