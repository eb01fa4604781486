import { ApiError, type ErrorBody } from "./error";

interface Options {
  signal?: AbortSignal;
  /** Milliseconds after which the call fails with `network.timeout` (default 15,000). */
  timeout?: number;
}

/** Calls the server with JSON. Every failure is an ApiError; an abort by the caller's signal is an AbortError. */
export const api = {
  get: <T>(path: string, options?: Options) => call<T>("GET", path, undefined, options),
  post: <T>(path: string, body: unknown, options?: Options) => call<T>("POST", path, body, options),
  put: <T>(path: string, body: unknown, options?: Options) => call<T>("PUT", path, body, options),
  delete: <T>(path: string, options?: Options) => call<T>("DELETE", path, undefined, options),
};

async function call<T>(method: string, path: string, body: unknown, options: Options = {}): Promise<T> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), options.timeout ?? 15_000);
  const stop = () => deadline.abort();
  options.signal?.addEventListener("abort", stop);
  try {
    options.signal?.throwIfAborted();
    const response = await fetch(path, {
      method,
      headers: headers(body),
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: "same-origin",
      signal: deadline.signal,
    });
    const reply = await readJson(response);
    if (!response.ok) throw new ApiError(response.status, errorBody(response, reply));
    return reply as T;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    options.signal?.throwIfAborted();
    throw unreachable(deadline.signal.aborted ? "network.timeout" : "network.unreachable");
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener("abort", stop);
  }
}

function headers(body: unknown): Record<string, string> {
  return {
    Accept: "application/json",
    // The page's own language, which may differ from the browser's.
    "Accept-Language": document.documentElement.lang || "en",
    // The market of the page, which its address may say and no cookie.
    country_code: document.documentElement.dataset.market ?? "",
    ...(body === undefined ? {} : { "Content-Type": "application/json" }),
  };
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // A proxy in between may answer with a page of its own.
    throw new ApiError(response.status, { code: "http.not_json", message: "" });
  }
}

function errorBody(response: Response, reply: unknown): ErrorBody {
  const error = (reply as { error?: Partial<ErrorBody> } | undefined)?.error;
  return { ...error, code: error?.code ?? `http.${response.status}`, message: error?.message ?? "" };
}

function unreachable(code: string): ApiError {
  return new ApiError(0, { code, message: "" });
}
