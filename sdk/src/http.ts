import { attempt, type PreparedRequest, type ReceivedResponse } from './attempt.ts'
import { Call, Download, List, type PageRequest, type Reading, type Reply } from './call.ts'
import { pointAt } from './caller.ts'
import { clientHeader } from './client-header.ts'
import type { Credentials } from './credentials.ts'
import { WorkforceError } from './errors.ts'
import type { Fetch } from './fetch.ts'
import type { ClientOptions, LogEvent } from './options.ts'
import type { OutgoingRequest } from './outgoing-request.ts'
import { randomKey } from './random-key.ts'
import { isText, readPage, readResult } from './read-response.ts'
import { responseError } from './response-error.ts'
import { orAborted, retryAfterSeconds, retryDelayMs, wait } from './retry.ts'
import { createForm } from './upload.ts'

const maxTimerMs = 2 ** 31 - 1

/**
 * The error codes after which a new token may help. A malformed token may have been signed with a retired key. After a
 * revocation, the session has ended.
 */
const renewable = new Set(['token_expired', 'token_malformed'])

/** The transport: builds requests, retries them and reads responses. Secrets are stored only in private fields. */
export class Http {
  readonly #baseUrl: string
  readonly #headers: Headers
  readonly #credentials: Credentials
  readonly #fetch: Fetch
  readonly #timeoutMs: number
  readonly #maxRetries: number
  readonly #log: (event: LogEvent) => void

  /**
   * Creates the transport of a client.
   *
   * @throws {TypeError} when the options are not valid
   */
  constructor(options: ClientOptions, credentials: Credentials) {
    checkCredentials(options)
    this.#baseUrl = parseBaseUrl(options.baseUrl)
    this.#headers = new Headers(options.headers)
    this.#credentials = credentials
    this.#fetch = options.fetch ?? fetch
    this.#timeoutMs = options.timeoutMs ?? 30_000
    this.#maxRetries = options.maxRetries ?? 2
    this.#log = options.logger ?? (() => undefined)
  }

  /** Calls an operation with a single result. */
  call<T>(request: OutgoingRequest): Call<T> {
    const caller = new Error()
    return new Call(this.#reply(request, caller, (received) => readResult(request, received) as T))
  }

  /** Calls an operation that returns a file, text or other content. */
  download<T>(request: OutgoingRequest): Download<T> {
    const caller = new Error()
    return new Download((reading) =>
      this.#reply(request, caller, (received) => readResult(request, received) as T, reading),
    )
  }

  /** Calls an operation that returns pages of a list. */
  list<T, Meta>(request: OutgoingRequest): List<T, Meta> {
    const caller = new Error()
    return new List((page) => {
      const filters: PageRequest = request.query ?? {}
      const query = {
        ...filters,
        limit: filters.limit ?? page.limit,
        cursor: page.cursor ?? filters.cursor,
        ...(page.cursor !== undefined && { include_total: undefined }), // the first page has the total
      }
      return this.#reply({ ...request, query }, caller, (received) => readPage<T, Meta>(request, received))
    })
  }

  /**
   * Sends a request until it succeeds or a retry would not help.
   *
   * @throws errors with the stack of the caller
   */
  async #reply<T>(
    request: OutgoingRequest,
    caller: Error,
    read: (received: ReceivedResponse) => T,
    reading?: Reading,
  ): Promise<Reply<T>> {
    let preparedRequest: PreparedRequest | undefined
    try {
      preparedRequest = await this.#prepare(request, caller, reading)
      const received = await this.#send(request, preparedRequest)
      return { data: read(received), response: received.response }
    } catch (error) {
      // Any other error was thrown by `onTokens`, or by a stream in the request.
      const isSdkError =
        error instanceof WorkforceError || (preparedRequest === undefined && error instanceof TypeError)
      if (isSdkError) pointAt(caller, error as Error)
      const idempotencyKey = preparedRequest?.init.headers.get('idempotency-key')
      if (error instanceof WorkforceError && idempotencyKey) Object.assign(error, { idempotencyKey })
      throw error
    }
  }

  async #send(
    { operation, method, options = {} }: OutgoingRequest,
    preparedRequest: PreparedRequest,
  ): Promise<ReceivedResponse> {
    const maxRetries = options.maxRetries ?? this.#maxRetries
    const { headers } = preparedRequest.init
    const isSetByCaller = headers.has('authorization')
    let bearer = isSetByCaller ? undefined : await orAborted(operation, this.#credentials.bearer(), options.signal)
    let renewals = 0
    for (let attempts = 1; ; attempts++) {
      if (bearer !== undefined) headers.set('authorization', `Bearer ${bearer}`)
      const startedAt = performance.now()
      const outcome = await readOutcome(preparedRequest)
      const { error, received, waitSeconds } = outcome
      const retries = attempts - 1 - renewals
      const mayRetry = error !== undefined && retries < maxRetries
      const retryInMs = mayRetry ? retryDelayMs(error, retries, waitSeconds, Math.random()) : undefined
      const requestId = error?.requestId ?? received?.response.headers.get('x-request-id') ?? undefined
      this.#logEvent({
        operation,
        method,
        attempt: attempts,
        durationMs: Math.round(performance.now() - startedAt),
        status: error?.status ?? received?.response.status,
        code: error?.code,
        requestId,
        retryInMs,
      })
      if (error === undefined) return received
      if (bearer !== undefined && renewals === 0 && renewable.has(error.code)) {
        renewals += 1
        bearer = await orAborted(operation, this.#credentials.instead(bearer), options.signal)
        if (bearer !== undefined) continue
      }
      if (retryInMs === undefined) throw error
      await wait(operation, retryInMs, options.signal)
    }
  }

  #logEvent(event: LogEvent): void {
    try {
      this.#log(event)
    } catch {
      // A failing logger must not fail a call that may have been performed.
    }
  }

  /**
   * Prepares the body and the headers, which are the same for every attempt.
   *
   * @throws {TypeError} when the request is not valid
   */
  async #prepare(request: OutgoingRequest, caller: Error, reading?: Reading): Promise<PreparedRequest> {
    const {
      operation,
      method,
      path,
      root,
      query,
      body: content,
      form,
      idempotent,
      responseType,
      options = {},
    } = request
    const headers = new Headers(this.#headers)
    if (!headers.has('accept')) headers.set('accept', responseType === undefined ? 'application/json' : '*/*')
    const [name, client] = clientHeader()
    if (!headers.has(name)) headers.set(name, client)
    const json = content === undefined ? undefined : JSON.stringify(content)
    const body = form ? await createForm(operation, content as object) : json
    if (body !== undefined) headers.set('content-type', body instanceof Blob ? body.type : 'application/json')
    if (options.ifMatch !== undefined) headers.set('if-match', `"${options.ifMatch}"`)
    if (idempotent) headers.set('idempotency-key', options.idempotencyKey ?? randomKey())
    for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value)
    const url = withQuery(`${this.#baseUrl}${root ? '' : '/v1'}${expandPath(operation, path)}`, query)
    const init = {
      method,
      headers,
      redirect: 'manual' as const, // a redirect would turn a POST into a GET
      ...(body === undefined ? {} : { body }),
    }
    if (responseType === 'raw') new Request(url, init) // throws if the request is invalid, before a connection is opened
    return {
      operation,
      url,
      init,
      fetch: this.#fetch,
      timeoutMs: Math.min(options.timeoutMs ?? this.#timeoutMs, maxTimerMs),
      signal: options.signal,
      readAs: (responseHeaders) => {
        if (reading?.isStreamed) return 'stream'
        return responseType === 'blob' || (responseType === 'raw' && !isText(responseHeaders)) ? 'blob' : 'text'
      },
      caller,
    }
  }
}

type Outcome =
  | { received: ReceivedResponse; error?: undefined; waitSeconds?: undefined }
  | { received?: undefined; error: WorkforceError; waitSeconds?: number | undefined }

/** Makes an attempt and returns a failure as an outcome; throws only programming errors. */
async function readOutcome(preparedRequest: PreparedRequest): Promise<Outcome> {
  try {
    const received = await attempt(preparedRequest)
    const { response, content } = received
    if (response.ok) return { received }
    const waitSeconds = retryAfterSeconds(response.headers, new Date())
    return { error: responseError(preparedRequest.operation, response, String(content), waitSeconds), waitSeconds }
  } catch (error) {
    if (error instanceof WorkforceError) return { error }
    throw error
  }
}

function parseBaseUrl(baseUrl: string | undefined): string {
  if (baseUrl === undefined) throw new TypeError('baseUrl is missing: is its environment variable set?')
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined
  if (!/^https?:$/.test(url?.protocol ?? '')) throw new TypeError(`baseUrl is not an http(s) URL: ${baseUrl}`)
  return `${url?.origin}${url?.pathname.replace(/(\/v1)?\/*$/, '')}`
}

function checkCredentials(options: ClientOptions): void {
  const { apiKey, token, dangerouslyAllowBrowser } = options
  for (const name of ['apiKey', 'token', 'refreshToken'] as const) {
    if (name in options && !options[name]) throw new TypeError(`${name} is empty: is its environment variable set?`)
  }
  if (apiKey !== undefined && token !== undefined) throw new TypeError('give an apiKey or a token, not both')
  if (options.refreshToken !== undefined && token === undefined) {
    throw new TypeError('a refreshToken needs the token that came with it')
  }
  const isBrowser = (globalThis as { window?: { document?: unknown } }).window?.document !== undefined
  if (apiKey !== undefined && isBrowser && !dangerouslyAllowBrowser) {
    throw new TypeError('an apiKey in a browser is public: log in there, or set dangerouslyAllowBrowser')
  }
}

function expandPath(operation: string, path: OutgoingRequest['path']): string {
  if (typeof path === 'string') {
    if (/^\/[^#]*$/.test(path)) return path
    throw new TypeError(`${operation}: a path begins with a slash and has no #: ${path}`)
  }
  return path
    .map((segment) => {
      const part = String(segment ?? '')
      // `/people/` would request the list, and URL parsers remove dot segments.
      if (['', '.', '..'].includes(part)) throw new TypeError(`${operation}: a path parameter cannot be "${part}"`)
      return `/${encodeURIComponent(part)}`
    })
    .join('')
}

/** Adds parameters to the query of a URL, in OpenAPI's default style: an array repeats its parameter. */
function withQuery(url: string, query: object = {}): string {
  const pairs = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const item of [value].flat()) if (item !== undefined && item !== null) pairs.append(name, String(item))
  }
  const text = String(pairs)
  if (text === '') return url
  return `${url}${url.includes('?') ? '&' : '?'}${text}`
}
