import type { Fetch } from './fetch.ts'
import type { Tokens } from './gen/types.gen.ts'

/** The address, the credentials and the behaviour of a client. */
export interface ClientOptions {
  /**
   * The address of the service, with or without `/v1` at its end, such as `https://workforce.example`. Undefined, the
   * value of an unset environment variable, is refused when the client is created.
   */
  baseUrl: string | undefined
  /** A long-lived key for a machine. */
  apiKey?: string | undefined
  /**
   * A person's access token, such as one from `Workforce.login`, or a function that returns the current token of an app.
   * The function is called before each request, and once more if the token is refused.
   */
  token?: string | (() => string | PromiseLike<string>) | undefined
  /**
   * The token that renews `token` when it expires or is refused, once for all waiting calls. It is valid only once:
   * store the new pair in `onTokens`.
   */
  refreshToken?: string | undefined
  /** The expiry of `token`, if known: the client then renews the token in time instead of after a refusal. */
  tokenExpiresAt?: Date | undefined
  /**
   * Called with every new pair, including the first one after a login, before it is used. An error that it throws fails
   * the waiting calls.
   */
  onTokens?: ((tokens: Tokens) => void | Promise<void>) | undefined
  /** The timeout of one attempt in milliseconds, from its start to the end of the response body; 30,000 by default. */
  timeoutMs?: number | undefined
  /** The maximum number of retries after temporary failures; 2 by default. */
  maxRetries?: number | undefined
  /** The headers to send with every request. */
  headers?: Record<string, string> | undefined
  /** The function to use instead of the platform's `fetch`, for instance for a proxy. */
  fetch?: Fetch | undefined
  /** Called after every attempt, without headers, body, query or path. Errors that it throws are ignored. */
  logger?: Logger | undefined
  /** Allows an API key in a browser, where every visitor of the page can read it. */
  dangerouslyAllowBrowser?: boolean | undefined
}

/** Options of a single call: the last argument of every method. */
export interface RequestOptions {
  /** The signal that aborts the call, including the delays between attempts. */
  signal?: AbortSignal | undefined
  /** The timeout of one attempt in milliseconds; the client's by default. */
  timeoutMs?: number | undefined
  /** The maximum number of retries; the client's by default. */
  maxRetries?: number | undefined
  headers?: Record<string, string> | undefined
}

/** The option of operations that accept `If-Match`. */
export interface IfMatchOption {
  /**
   * The `version` that the change is based on. If there is a newer one, the call fails with `PreconditionFailedError`.
   */
  ifMatch?: number | undefined
}

/** The option of operations that require `If-Match`. */
export interface RequiredIfMatchOption {
  /** The `version` that you read. If there is a newer one, the call fails with `PreconditionFailedError`. */
  ifMatch: number
}

/** The option of operations that accept `Idempotency-Key`. */
export interface IdempotencyKeyOption {
  /**
   * Identifies this request: it is performed once, however often it is sent with the same key. Every call already has
   * its own key, the same for all its attempts. Set your own key if a request must also be performed once across
   * restarts of your program.
   */
  idempotencyKey?: string | undefined
}

/** One attempt of a call. No member can hold a secret or personal data. */
export interface LogEvent {
  /** The operationId, or `request` for `workforce.request()`. */
  operation: string
  method: string
  /** The number of the attempt, from 1. */
  attempt: number
  durationMs: number
  /** The HTTP status; undefined without a response. */
  status: number | undefined
  /** The code of the failure, such as `validation_failed` or `timed_out`; undefined after a success. */
  code: string | undefined
  requestId: string | undefined
  /** Milliseconds until the next attempt; undefined when there is none. */
  retryInMs: number | undefined
}

export type Logger = (event: LogEvent) => void
