// A bundle that does, on request, everything that a bundle should not do. The payload names a deed.
import { greeting } from "./greeting.js";

const kept = [];

const deeds = {
  hello: ({ name }) => `<p>${greeting} ${name}</p>`,
  echo: ({ text }) => text,
  long: ({ size, char }) => char.repeat(size),
  pid: () => String(process.pid),
  environment: () => JSON.stringify(process.env),
  sleep: ({ ms }) => {
    const end = performance.now() + ms;
    while (performance.now() < end);
    return "slept";
  },
  loop: () => {
    for (;;);
  },
  eatHeap: () => {
    for (;;) kept.push(new Array(10_000).fill({}));
  },
  eatBuffers: () => {
    for (;;) kept.push(Buffer.alloc(8 << 20, 1));
  },
  throwError: () => {
    throw new TypeError("no such prop");
  },
  throwString: () => {
    throw "just text";
  },
  returnNothing: () => undefined,
  recurse: () => deeds.recurse() + "x",
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
  print: ({ size }) => {
    console.log("x".repeat(size));
    return "printed";
  },
  fetch: () => String(fetch("http://127.0.0.1:1/")),
  connect: () => String(process.getBuiltinModule?.("node:net") ?? globalThis.net),
};

export function render(payload) {
  const { deed, ...rest } = JSON.parse(payload);
  return deeds[deed](rest);
}
