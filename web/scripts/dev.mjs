// Rebuilds the browser and the server bundle on every change, in React's development mode,
// so that hydration warnings show. The Go server reads dist/ from disk when it is told to.
import { build } from "vite";

process.env.NODE_ENV = "development";
const options = { mode: "development", build: { watch: {} }, logLevel: "info" };
await build(options);
await build({ ...options, build: { ...options.build, ssr: true } });
