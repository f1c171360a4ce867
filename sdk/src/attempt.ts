import { pointAt } from './caller.ts'
import { abortedBy, ConnectionError, TimeoutError } from './errors.ts'
import type { Fetch, FetchInit } from './fetch.ts'

/** A response whose body has been received, or is a stream. */
export interface ReceivedResponse {
  response: Response
  /** The body, as determined by `readAs` for a success; text for a failure. */
  content: string | Blob | ReadableStream<Uint8Array>
}

/** The request of a call, which is the same for every attempt. */
export interface PreparedRequest {
  operation: string
  url: string
  init: Omit<FetchInit, 'signal' | 'headers'> & { headers: Headers }
  fetch: Fetch
  timeoutMs: number
  signal: AbortSignal | undefined
  /** Returns how to read the body of a success with these headers. */
  readAs: (headers: Headers) => 'text' | 'blob' | 'stream'
  /** An error that was created when the method was called, for its stack. */
  caller: Error
}

/**
 * Sends a request once and reads the whole response, whatever its status. A stream is left for the caller to read.
 *
 * @throws {AbortedError} when the caller's signal ended it
 * @throws {TimeoutError} when the response with its body was not received in time
 * @throws {ConnectionError} when no response was received, or only a part of it
 */
export function attempt(request: PreparedRequest): Promise<ReceivedResponse> {
  const { url, init, fetch, readAs } = request
  const controller = new AbortController()
  return withTimeout(request, controller, async () => {
    const headers = Object.fromEntries(init.headers)
    const response = (await fetch(url, { ...init, headers, signal: controller.signal })) as Response
    const form = response.ok ? readAs(response.headers) : 'text'
    if (form === 'stream') return { response, content: streamBody(request, controller, response) }
    return { response, content: form === 'blob' ? await response.blob() : await response.text() }
  })
}

/**
 * Returns the response body as a stream. The timeout of an attempt applies to each chunk, from the call that reads it;
 * no chunk is buffered.
 */
function streamBody(
  request: PreparedRequest,
  controller: AbortController,
  { body }: Response,
): ReadableStream<Uint8Array> {
  const reader = (body ?? new Blob([]).stream()).getReader()
  const next = () =>
    withTimeout(request, controller, () => reader.read()).catch((error: Error) => {
      pointAt(request.caller, error)
      throw error
    })
  return new ReadableStream<Uint8Array>(
    {
      async pull(sink) {
        const { done, value } = await next()
        if (done) sink.close()
        else sink.enqueue(value)
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}

/** Runs a part of an attempt with its timeout, which aborts the controller. */
async function withTimeout<T>(
  request: PreparedRequest,
  controller: AbortController,
  run: () => Promise<T>,
): Promise<T> {
  const { operation, url, timeoutMs, signal } = request
  const stop = () => controller.abort()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    stop()
  }, timeoutMs)
  signal?.addEventListener('abort', stop, { once: true })
  if (signal?.aborted) stop()
  try {
    return await run()
  } catch (cause) {
    if (signal?.aborted) throw abortedBy(signal, operation)
    if (isLate) throw new TimeoutError(`${operation}: no response within ${timeoutMs} ms`, { code: 'timed_out', cause })
    const message = `${operation}: no response from ${new URL(url).origin} (${describeCause(cause)})`
    throw new ConnectionError(message, { code: 'connection_failed', cause })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

/**
 * Returns the reason for a failed connection. In Node it is the cause of the error, such as `ECONNREFUSED`; browsers
 * provide none.
 */
function describeCause(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  const { code, message } = (cause.cause ?? cause) as { code?: string; message?: string }
  return code ?? message ?? cause.message
}
