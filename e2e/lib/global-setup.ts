import { startServer } from "./server.mjs";

/** Starts the one server of the run; its address reaches the tests as MYLO_E2E_URL. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startServer("journeys");
  process.env.MYLO_E2E_URL = server.url;
  return async () => {
    const ended = server.ended();
    if (ended) throw new Error(`The server ended (${ended}) during the journeys. Its last words:\n${server.log()}`);
    await server.stop();
    const faults = server
      .log()
      .split("\n")
      .filter((line) => /"level":"ERROR"|^panic:/.test(line));
    if (faults.length > 0) throw new Error(`The server logged errors during the journeys:\n${faults.join("\n")}`);
  };
}
