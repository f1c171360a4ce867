import type { Dispatcher } from 'undici'
import { type AttemptOutcome, classifyError } from './classify-error.ts'
import type { Egress } from './egress.ts'
import { excerptOf, maxAnswerBytes } from './excerpt.ts'
import type { DeliveryRequest } from './prepare.ts'
import { retryAfterSeconds } from './retry-delay.ts'

/** The outcome of one attempt. A receiver's failure is a value, not an exception. */
export interface Answer {
  outcome: AttemptOutcome
  responseStatus: number | null
  responseExcerpt: string | null
  error: string | null
  durationMs: number
  /** The wait that the receiver asks for. */
  retryAfterSeconds: number | undefined
}

export interface SendOptions {
  /** The limit from the look-up of the name to the end of the body, in every state of the connection. */
  timeoutMs: number
  /** Called once when the send has become slow, so that others should not wait for it. */
  onSlow: () => void
}

/** The status by which a receiver says that it is gone (RFC 9110 §15.5.11). */
export const gone = 410

/** A send that takes longer than this is slow. */
export const slowAfterMs = 1_000

/** The limit in the contract. */
const maxErrorLength = 500

/**
 * Sends one request and reads its answer to the end. Redirects are not followed.
 *
 * @returns always; rejects only for a programming error
 */
export const send = (egress: Egress, request: DeliveryRequest, options: SendOptions): Promise<Answer> =>
  new Promise((resolve) => {
    const exchange = new Exchange(options, resolve)
    egress.agent.dispatch({ ...request, method: 'POST', reset: egress.isCrowded() }, exchange)
  })

type Headers = Dispatcher.ResponseData['headers']

/** The reason why an answer is incomplete. */
interface Failure {
  outcome: AttemptOutcome
  error: string
}

const tooLarge: Failure = {
  outcome: 'answer_too_large',
  error: `the answer is larger than ${maxAnswerBytes} bytes`,
}

/** One request and its answer. A class, as closures would be created anew for each delivery. */
class Exchange implements Dispatcher.DispatchHandler {
  readonly #options: SendOptions
  readonly #resolve: (answer: Answer) => void
  readonly #startedAt = performance.now()
  #timer: NodeJS.Timeout
  #controller: Dispatcher.DispatchController | undefined
  #isSettled = false
  #status: number | null = null
  #headers: Headers = {}
  #chunks: Buffer[] = []
  #bytes = 0

  constructor(options: SendOptions, resolve: (answer: Answer) => void) {
    this.#options = options
    this.#resolve = resolve
    this.#timer =
      options.timeoutMs > slowAfterMs
        ? setTimeout(slowDown, slowAfterMs, this)
        : setTimeout(giveUp, options.timeoutMs, this)
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    if (this.#isSettled) controller.abort(new Error('the deadline passed before there was a connection'))
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: Headers): void {
    if (status < 200) return // informational; the answer follows
    this.#status = status
    this.#headers = headers
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#bytes += chunk.length
    this.#chunks.push(chunk)
    if (this.#bytes > maxAnswerBytes) this.settle(tooLarge)
  }

  onResponseEnd(): void {
    this.settle()
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.settle({ outcome: classifyError(error), error: reasonOf(error) })
  }

  slowDown(): void {
    this.#timer = setTimeout(giveUp, this.#options.timeoutMs - slowAfterMs, this)
    this.#options.onSlow()
  }

  giveUp(): void {
    this.settle({ outcome: 'timed_out', error: `no complete answer within ${this.#options.timeoutMs / 1000} seconds` })
  }

  settle(failure?: Failure): void {
    if (this.#isSettled) return
    this.#isSettled = true
    clearTimeout(this.#timer)
    if (failure) this.#controller?.abort(new Error(failure.error))
    const excerpt = this.#excerpt()
    const isTooLarge = excerpt === 'too_large'
    this.#resolve({
      ...judge(this.#status, isTooLarge ? tooLarge : failure),
      responseStatus: this.#status,
      responseExcerpt: isTooLarge ? null : excerpt,
      durationMs: Math.round(performance.now() - this.#startedAt),
      retryAfterSeconds: retryAfterSeconds(this.#status ?? 0, single(this.#headers['retry-after']), Date.now()),
    })
  }

  #excerpt(): string | null | 'too_large' {
    if (this.#bytes === 0) return null
    const answer = Buffer.concat(this.#chunks, Math.min(this.#bytes, maxAnswerBytes))
    return excerptOf(answer, single(this.#headers['content-encoding']))
  }
}

/** With several addresses, the error has no message of its own, but one error per address. */
const reasonOf = (error: Error): string =>
  error instanceof AggregateError ? error.errors.map(({ message }: Error) => message).join('; ') : error.message

const slowDown = (exchange: Exchange): void => exchange.slowDown()
const giveUp = (exchange: Exchange): void => exchange.giveUp()

/** Determines the outcome. A status outside 2xx is a failure, regardless of the body. */
function judge(status: number | null, failure: Failure | undefined): { outcome: AttemptOutcome; error: string | null } {
  if (status !== null && (status < 200 || status > 299)) return { outcome: 'http_error', error: null }
  if (failure) return { outcome: failure.outcome, error: failure.error.slice(0, maxErrorLength).replaceAll('\0', '') }
  return { outcome: 'succeeded', error: null }
}

const single = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header)
