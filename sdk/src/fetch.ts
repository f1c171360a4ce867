/** A function that sends requests: the platform's `fetch`, undici's, or one of yours around them. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchResponse>

/** What the SDK gives to `fetch`. */
export interface FetchInit {
  method: string
  headers: Record<string, string>
  /** JSON, or a form. */
  body?: string | Blob
  redirect: 'manual'
  signal: AbortSignal
}

/** A whole `Response`, whichever library's; `withResponse()` gives it as it came. */
export interface FetchResponse {
  readonly ok: boolean
  readonly status: number
  text(): Promise<string>
}
