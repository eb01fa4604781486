/** What the server says when it refuses: the one shape of every error reply. */
export interface ErrorBody {
  code: string;
  message: string;
  params?: Record<string, string | number>;
  fields?: Record<string, string>;
  requestId?: string;
}

/**
 * The one error that a call throws, besides an abort, which passes through as it is. Views match on `code`;
 * `network.unreachable` and `network.timeout` are the two that no server sent.
 */
export class ApiError extends Error {
  override readonly name = "ApiError";

  constructor(
    readonly status: number,
    readonly body: ErrorBody,
  ) {
    super(body.message);
  }

  get code(): string {
    return this.body.code;
  }
}
