import type { Fetch } from './fetch.ts'
import type { Tokens } from './gen/types.gen.ts'

/** The address, the credentials and the behaviour of a client. */
export interface ClientOptions {
  /**
   * The address of the service, with `/v1` at its end or without, such as `https://workforce.example`. Undefined, as a
   * variable of the environment that is not set, is refused when the client is created.
   */
  baseUrl: string | undefined
  /** A long-lived key for a machine. */
  apiKey?: string | undefined
  /** A person's access token, such as `Workforce.login` obtains. */
  token?: string | undefined
  /**
   * Renews `token` when it expires or is refused, once for all waiting calls. Valid once: store the new pair in
   * `onTokens`.
   */
  refreshToken?: string | undefined
  /** When `token` expires, if known: the client then renews it in time instead of after a refusal. */
  tokenExpiresAt?: Date | undefined
  /**
   * Called with every new pair, also after a login, before it is used. An error that it throws fails the waiting calls.
   */
  onTokens?: ((tokens: Tokens) => void | Promise<void>) | undefined
  /** For one attempt, from its start to the end of the response body; 30,000 by default. */
  timeoutMs?: number | undefined
  /** How often a call is retried after a temporary failure; 2 by default. */
  maxRetries?: number | undefined
  /** Sent with every request. */
  headers?: Record<string, string> | undefined
  /** Used instead of the platform's `fetch`, for instance for a proxy. */
  fetch?: Fetch | undefined
  /** Called after every attempt, without headers, body, query or path. Errors that it throws are ignored. */
  logger?: Logger | undefined
  /** Allows an API key in a browser, where every visitor of the page can read it. */
  dangerouslyAllowBrowser?: boolean | undefined
}

/** Options of a single call: the last argument of every method. */
export interface RequestOptions {
  /** Aborts the call and any wait between attempts. */
  signal?: AbortSignal | undefined
  /** For one attempt; the client's by default. */
  timeoutMs?: number | undefined
  /** The client's by default. */
  maxRetries?: number | undefined
  headers?: Record<string, string> | undefined
}

/** For operations that take `If-Match`. */
export interface IfMatchOption {
  /**
   * The `version` that the change is based on. If there is a newer one, the call fails with `PreconditionFailedError`.
   */
  ifMatch?: number | undefined
}

/** For operations that need `If-Match`. */
export interface RequiredIfMatchOption {
  /** The `version` that you read. If there is a newer one, the call fails with `PreconditionFailedError`. */
  ifMatch: number
}

/** For operations that take `Idempotency-Key`. */
export interface IdempotencyKeyOption {
  /**
   * Identifies this request: however often it is sent with the same key, it is performed once. Every call already has
   * its own key, the same for all its attempts. Set one to cover restarts of your program too.
   */
  idempotencyKey?: string | undefined
}

/** One attempt of a call. No member can hold a secret or personal data. */
export interface LogEvent {
  /** operationId, or `request` for `workforce.request()`. */
  operation: string
  method: string
  /** 1 is the first attempt. */
  attempt: number
  durationMs: number
  /** Status of the response; undefined without one. */
  status: number | undefined
  /** Code of the failure, such as `validation_failed` or `timed_out`; undefined after a success. */
  code: string | undefined
  requestId: string | undefined
  /** Milliseconds until the next attempt; undefined when there is none. */
  retryInMs: number | undefined
}

export type Logger = (event: LogEvent) => void
