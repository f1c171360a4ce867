import type { Dispatcher } from 'undici'
import type { Egress } from '../../../server/egress/egress.ts'
import { retryAfterSeconds } from '../record/retry-delay.ts'
import { type AttemptOutcome, classifyError } from './classify-error.ts'
import { type Excerpt, maxResponseBytes, noExcerpt, readExcerpt } from './excerpt.ts'
import type { LateBodies } from './late-bodies.ts'
import type { DeliveryRequest } from './prepare.ts'

/** The outcome of one attempt. A failure of the receiver is a value, not an exception. */
export interface AttemptResult {
  outcome: AttemptOutcome
  responseStatus: number | null
  responseExcerpt: string | null
  /** Whether the body was dropped or cut off before its end. */
  responseTruncated: boolean
  error: string | null
  durationMs: number
  /** The delay that `Retry-After` requests. */
  retryAfterSeconds: number | undefined
}

export interface SendOptions {
  /** The timeout of the whole attempt, from the DNS lookup to the end of the response body. */
  timeoutMs: number
  /** Called once when the send becomes slow: other sends must not wait for it. */
  onSlow: () => void
  /** Called at most once, after `onSlow`, when the attempt has succeeded and its body is still being read. */
  onSucceeded: () => void
  lateBodies: LateBodies
}

/** The status of 410 Gone (RFC 9110 §15.5.11). */
export const goneStatus = 410

/** The duration in milliseconds after which a send is slow. */
export const slowAfterMs = 1_000

/** The maximum length of an error message in the contract. */
const maxErrorLength = 500

/**
 * Sends one request. The status determines the outcome: a 2xx response is a success even if its body, which is read
 * only for the excerpt, is cut off. Redirects are not followed.
 *
 * @returns the outcome; rejects only on a programming error
 */
export const send = (egress: Egress, request: DeliveryRequest, options: SendOptions): Promise<AttemptResult> =>
  new Promise((resolve) => {
    const exchange = new Exchange(options, resolve)
    egress.agent.dispatch({ ...request, method: 'POST', reset: egress.isCrowded() }, exchange)
  })

type Headers = Dispatcher.ResponseData['headers']

/** The reason why there is no response, or only a part of it. */
interface Failure {
  outcome: AttemptOutcome
  error: string
}

const dropped: Failure = { outcome: 'timed_out', error: 'the rest of the body is not read' }

/** One request and its response. This is a class because each delivery would otherwise create its own closures. */
class Exchange implements Dispatcher.DispatchHandler {
  readonly #options: SendOptions
  readonly #resolve: (result: AttemptResult) => void
  readonly #startedAt = performance.now()
  #timer: NodeJS.Timeout
  #controller: Dispatcher.DispatchController | undefined
  #isSlow = false
  #isSettled = false
  #status: number | null = null
  #headers: Headers = {}
  #chunks: Buffer[] = []
  #bytes = 0

  constructor(options: SendOptions, resolve: (result: AttemptResult) => void) {
    this.#options = options
    this.#resolve = resolve
    this.#timer =
      options.timeoutMs > slowAfterMs
        ? setTimeout(markSlow, slowAfterMs, this)
        : setTimeout(timeOut, options.timeoutMs, this)
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    if (this.#isSettled) controller.abort(new Error('the deadline passed before there was a connection'))
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: Headers): void {
    if (status < 200) return // informational; the final response follows
    this.#status = status
    this.#headers = headers
    if (!this.#isSlow || !isSuccess(status) || this.#leftMs() < slowAfterMs) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(readRemainder, slowAfterMs, this)
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#bytes += chunk.length
    this.#chunks.push(chunk)
    if (this.#bytes > maxResponseBytes) this.settle(dropped)
  }

  onResponseEnd(): void {
    this.settle()
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.settle({ outcome: classifyError(error), error: errorReason(error) })
  }

  markSlow(): void {
    this.#isSlow = true
    this.#options.onSlow()
    if (isSuccess(this.#status)) this.readRemainder()
    else this.#timer = setTimeout(timeOut, this.#leftMs(), this)
  }

  /** Frees the slot and reads the rest of a successful response until the timeout. */
  readRemainder(): void {
    if (this.#options.lateBodies.add(this)) {
      this.#timer = setTimeout(timeOut, this.#leftMs(), this)
      this.#options.onSucceeded()
    } else this.drop()
  }

  drop(): void {
    this.settle(dropped)
  }

  timeOut(): void {
    this.settle({ outcome: 'timed_out', error: `no response within ${this.#options.timeoutMs / 1000} seconds` })
  }

  settle(failure?: Failure): void {
    if (this.#isSettled) return
    this.#isSettled = true
    clearTimeout(this.#timer)
    if (this.#isSlow) this.#options.lateBodies.delete(this)
    if (failure) this.#controller?.abort(new Error(failure.error))
    const { text, isTruncated } = this.#excerpt()
    this.#resolve({
      ...classify(this.#status, failure),
      responseStatus: this.#status,
      responseExcerpt: text,
      responseTruncated: isTruncated || (failure !== undefined && this.#status !== null),
      durationMs: Math.round(performance.now() - this.#startedAt),
      retryAfterSeconds: retryAfterSeconds(this.#status ?? 0, firstValue(this.#headers['retry-after']), Date.now()),
    })
  }

  #leftMs(): number {
    return this.#startedAt + this.#options.timeoutMs - performance.now()
  }

  #excerpt(): Excerpt {
    if (this.#bytes === 0) return noExcerpt
    const body = Buffer.concat(this.#chunks, Math.min(this.#bytes, maxResponseBytes))
    return readExcerpt(body, firstValue(this.#headers['content-encoding']))
  }
}

/**
 * Returns the message of an error. If a host has several addresses, the error has no message, but one error per
 * address.
 */
const errorReason = (error: Error): string =>
  error instanceof AggregateError ? error.errors.map(({ message }: Error) => message).join('; ') : error.message

const markSlow = (exchange: Exchange): void => exchange.markSlow()
const readRemainder = (exchange: Exchange): void => exchange.readRemainder()
const timeOut = (exchange: Exchange): void => exchange.timeOut()

const isSuccess = (status: number | null): boolean => status !== null && status >= 200 && status <= 299

/** Determines the outcome: by the status if there is a response, regardless of its body. */
function classify(
  status: number | null,
  failure: Failure | undefined,
): { outcome: AttemptOutcome; error: string | null } {
  if (isSuccess(status)) return { outcome: 'succeeded', error: null }
  if (status !== null || !failure) return { outcome: 'http_error', error: null }
  return { outcome: failure.outcome, error: failure.error.slice(0, maxErrorLength).replaceAll('\0', '') }
}

const firstValue = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header)
