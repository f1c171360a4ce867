import { abortedBy, ConnectionError, TimeoutError } from './errors.ts'

/** An answer whose body has arrived. */
export interface Answer {
  response: Response
  /** A `Blob` if `isFile` asks for one and the answer is a success, else text. */
  content: string | Blob
}

/** One try of a call. */
export interface Attempt {
  operation: string
  url: string
  init: RequestInit & { headers: Headers }
  fetch: typeof fetch
  timeoutMs: number
  signal: AbortSignal | undefined
  /** Whether a success with these headers is read as a `Blob`. */
  isFile: (headers: Headers) => boolean
}

/**
 * Sends a request once and reads the whole answer, whatever its status.
 *
 * @throws {AbortedError} when the caller's signal ended it
 * @throws {TimeoutError} when the answer, including its body, did not arrive in time
 * @throws {ConnectionError} when no answer arrived, or only a part of one
 */
export async function attempt({ operation, url, init, fetch, timeoutMs, signal, isFile }: Attempt): Promise<Answer> {
  const controller = new AbortController()
  const stop = () => controller.abort()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    stop()
  }, timeoutMs)
  signal?.addEventListener('abort', stop, { once: true })
  if (signal?.aborted) stop()
  try {
    const response = await fetch(url, { ...init, signal: controller.signal })
    const content = response.ok && isFile(response.headers) ? await response.blob() : await response.text()
    return { response, content }
  } catch (cause) {
    if (signal?.aborted) throw abortedBy(signal, operation)
    if (isLate) throw new TimeoutError(`${operation}: no answer within ${timeoutMs} ms`, { code: 'timed_out', cause })
    const message = `${operation}: no answer from ${new URL(url).origin} (${reasonOf(cause)})`
    throw new ConnectionError(message, { code: 'connection_failed', cause })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

/** Node gives the reason in the cause of its error, such as `ECONNREFUSED`; browsers give none. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  const { code, message } = (cause.cause ?? cause) as { code?: string; message?: string }
  return code ?? message ?? cause.message
}
