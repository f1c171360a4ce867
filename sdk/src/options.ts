import type { Tokens } from './gen/types.gen.ts'

/** How a client reaches the service and as whom. */
export interface ClientOptions {
  /** Where the service answers, without `/v1`, such as `https://workforce.example`. */
  baseUrl: string
  /** Long-lived key of a machine. */
  apiKey?: string | undefined
  /** Access token of a person, as `Workforce.login` gets it. */
  token?: string | undefined
  /** Renews `token` when it ends or is refused, once for all calls that wait. Good once: keep what `onTokens` is told. */
  refreshToken?: string | undefined
  /** When `token` ends, if you know: it is then renewed in time, not after a refusal. */
  tokenExpiresAt?: Date | undefined
  /** Told of every new pair, that of the login too, before it is used. What it throws fails the calls that wait. */
  onTokens?: ((tokens: Tokens) => void | Promise<void>) | undefined
  /** Of one try, from its start to the end of the answer's body; 30,000 by default. */
  timeoutMs?: number | undefined
  /** How often a call that failed in passing is tried again; 2 by default. */
  maxRetries?: number | undefined
  /** Sent with every request. */
  headers?: Record<string, string> | undefined
  /** Used instead of the platform's `fetch`. */
  fetch?: typeof fetch | undefined
  /** Told about every try. It never gets to see a header, a body, a query or a path. What it throws is ignored. */
  logger?: Logger | undefined
  /** An API key in a page can be read by everybody who visits it; `true` says that this is meant. */
  dangerouslyAllowBrowser?: boolean | undefined
}

/** What a single call may set; the last argument of every method. */
export interface RequestOptions {
  /** Ends the call and whatever it is waiting for. */
  signal?: AbortSignal | undefined
  /** Of one try; the client's by default. */
  timeoutMs?: number | undefined
  /** The client's by default. */
  maxRetries?: number | undefined
  headers?: Record<string, string> | undefined
}

/** On operations that take `If-Match`. */
export interface IfMatchOption {
  /** The `version` that the change builds on; when there is a newer one the call fails with `PreconditionFailedError`. */
  ifMatch?: number | undefined
}

/** On operations that take `Idempotency-Key`. */
export interface IdempotencyKeyOption {
  /**
   * Names this request: with the same key it is carried out once, however often it is sent. Every call has a key of its
   * own already, the same on each of its tries; give one to cover a restart of your program, too.
   */
  idempotencyKey?: string | undefined
}

/** One try of a call. Made of parts that cannot hold a secret or personal data. */
export interface LogEvent {
  /** operationId, or `request` for `workforce.request()`. */
  operation: string
  method: string
  /** 1 is the first try. */
  attempt: number
  durationMs: number
  /** Of the answer; undefined when there was none. */
  status: number | undefined
  /** Of the failure, such as `validation_failed` or `timed_out`; undefined after a success. */
  code: string | undefined
  requestId: string | undefined
  /** When it will be tried again; undefined when it will not. */
  retryInMs: number | undefined
}

export type Logger = (event: LogEvent) => void
