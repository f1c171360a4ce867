import type { IdempotencyKeyOption, IfMatchOption, RequestOptions } from './options.ts'

/** The request of a generated method. */
export interface OutgoingRequest {
  /** The operationId, for messages and logs. */
  operation: string
  method: string
  /** The path below `/v1`: segments to be encoded, or the complete encoded path. */
  path: (string | number)[] | string
  /** Whether the path is relative to the URL of the service rather than to `/v1`. */
  root?: boolean | undefined
  query?: object | undefined
  body?: unknown
  /** Whether the body is sent as a form: its member `file` as a file, all other members as JSON. */
  form?: boolean | undefined
  /** Whether the operation accepts an `Idempotency-Key`. */
  idempotent?: boolean | undefined
  /** How to read a success: by default as the `data` of the JSON envelope; with `raw`, any response unchanged. */
  responseType?: 'text' | 'blob' | 'raw' | undefined
  options?: (RequestOptions & IfMatchOption & IdempotencyKeyOption) | undefined
}
