// A bundle that does, on request, everything that a bundle should not do. The payload names a deed.
import fs from "node:fs";
import net from "node:net";
import { greeting } from "./greeting.js";

const kept = [];
let warmed = false;
let turns = 0;

const deeds = {
  hello: ({ name }) => `<p>${greeting} ${name}</p>`,
  echo: ({ text }) => text,
  long: ({ size }) => "₹".repeat(size),
  pid: () => String(process.pid),
  warmed: () => String(warmed),
  environment: () => JSON.stringify(process.env),
  sleep: ({ ms }) => {
    const end = performance.now() + ms;
    while (performance.now() < end);
    return "slept";
  },
  waitFor: ({ path }) => {
    while (!fs.existsSync(path));
    return "came";
  },
  turn: () => String(turns++),
  loop: () => {
    for (;;);
  },
  eatHeap: () => {
    for (;;) kept.push(new Array(10_000).fill({}));
  },
  eatBuffers: () => {
    for (;;) kept.push(Buffer.alloc(1 << 20, 1));
  },
  keepBuffers: ({ mb }) => {
    kept.push(Buffer.alloc(mb << 20, 1));
    return "kept";
  },
  throwError: () => {
    throw new TypeError("no such prop");
  },
  throwText: () => {
    throw "just text";
  },
  throwNothing: () => {
    throw undefined;
  },
  throwTrap: () => {
    throw {
      toString() {
        throw new Error("inside");
      },
    };
  },
  returnNothing: () => undefined,
  returnPromise: async () => "later",
  recurse: () => `${deeds.recurse()}x`,
  exit: () => process.exit(7),
  abort: () => process.abort(),
  reject: () => {
    Promise.reject(new Error("nobody waits for this"));
    return "rejected";
  },
  lateThrow: () => {
    setImmediate(() => {
      throw new Error("too late");
    });
    return "later";
  },
  interval: () => {
    setInterval(() => {}, 1);
    return "ticking";
  },
  print: ({ size }) => {
    console.log("x".repeat(size));
    return "printed";
  },
  babble: () => {
    fs.writeSync(3, "this is not an answer at all");
    return "babbled";
  },
  fetch: () => String(fetch("http://127.0.0.1:1/")),
  connect: () => String(net.connect(1, "127.0.0.1")),
  listen: () => String(net.createServer().listen(0)),
};

export function warm() {
  warmed = true;
}

export function render(payload) {
  const { deed, ...rest } = JSON.parse(payload);
  return deeds[deed](rest);
}
