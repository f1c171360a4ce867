/** A function that sends requests: the platform's `fetch`, undici's, or a wrapper of them. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchResponse>

/** The request options of `fetch`. */
export interface FetchInit {
  method: string
  headers: Record<string, string>
  /**
   * The body: JSON as a string, or a form as a `Blob`. It is untyped, as the `Blob` of the DOM and that of Node are
   * different types.
   */
  // biome-ignore lint/suspicious/noExplicitAny: the type of `Blob` depends on the `fetch`
  body?: any
  redirect: 'manual'
  signal: AbortSignal
}

/** A complete `Response` of any library; `withResponse()` returns it unchanged. */
export interface FetchResponse {
  readonly ok: boolean
  readonly status: number
  text(): Promise<string>
}
