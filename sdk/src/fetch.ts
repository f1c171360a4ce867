/** A function that sends requests: the platform's `fetch`, undici's, or one of yours around them. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchResponse>

/** The arguments of `fetch`. */
export interface FetchInit {
  method: string
  headers: Record<string, string>
  /** JSON as a string, or a form as a `Blob`: untyped, as TypeScript takes the `Blob` of the DOM and of Node for two. */
  // biome-ignore lint/suspicious/noExplicitAny: whose Blob a `fetch` takes is for that to say
  body?: any
  redirect: 'manual'
  signal: AbortSignal
}

/** A whole `Response`, whichever library's; `withResponse()` gives it as it came. */
export interface FetchResponse {
  readonly ok: boolean
  readonly status: number
  text(): Promise<string>
}
