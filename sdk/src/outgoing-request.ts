import type { IdempotencyKeyOption, IfMatchOption, RequestOptions } from './options.ts'

/** The request of a generated method. */
export interface OutgoingRequest {
  /** operationId, for messages and logs. */
  operation: string
  method: string
  /** After `/v1`: segments to be encoded, or the complete encoded path. */
  path: (string | number)[] | string
  /** The path is not below `/v1`, but below the address of the service. */
  root?: boolean | undefined
  query?: object | undefined
  body?: unknown
  /** The body is sent as a form: its member `file` as a file, all other members as JSON. */
  form?: boolean | undefined
  /** The operation takes an `Idempotency-Key`. */
  idempotent?: boolean | undefined
  /** How to read a success: as the `data` of our JSON envelope by default; `raw` returns any response unchanged. */
  answer?: 'text' | 'blob' | 'raw' | undefined
  options?: (RequestOptions & IfMatchOption & IdempotencyKeyOption) | undefined
}
