import type { Dispatcher } from 'undici'
import { type AttemptOutcome, classifyError } from './classify-error.ts'
import type { Egress } from './egress.ts'
import { excerptOf, maxAnswerBytes } from './excerpt.ts'
import type { DeliveryRequest } from './prepare.ts'
import { retryAfterSeconds } from './retry-delay.ts'

/** What came of one attempt; a receiver's failure is a value, not an exception. */
export interface Answer {
  outcome: AttemptOutcome
  responseStatus: number | null
  responseExcerpt: string | null
  error: string | null
  durationMs: number
  /** How long the receiver asks us to wait. */
  retryAfterSeconds: number | undefined
}

interface Options {
  /** For everything from the look-up of the name to the end of the body, whatever the connection is doing. */
  timeoutMs: number
  /** Called once when it has taken so long that others should not wait for it. */
  onSlow: () => void
}

/** A send that takes longer is slow. */
export const slowAfterMs = 1_000

/** The contract's bound. */
const maxErrorLength = 500

/**
 * Sends one request and reads its answer to the end. Redirects are not followed.
 *
 * @returns always; only a fault of ours rejects
 */
export const send = (egress: Egress, request: DeliveryRequest, options: Options): Promise<Answer> =>
  new Promise((resolve) => {
    const exchange = new Exchange(options, resolve)
    egress.agent.dispatch({ ...request, method: 'POST', reset: egress.isCrowded() }, exchange)
  })

type Headers = Dispatcher.ResponseData['headers']

/** Why an answer did not come to its end. */
interface Failure {
  outcome: AttemptOutcome
  error: string
}

const tooLarge: Failure = {
  outcome: 'answer_too_large',
  error: `the answer is larger than ${maxAnswerBytes} bytes`,
}

/** One request and its answer. A class, as there is one for each delivery: its methods cost nothing to make. */
class Exchange implements Dispatcher.DispatchHandler {
  readonly #options: Options
  readonly #resolve: (answer: Answer) => void
  readonly #startedAt = performance.now()
  #timer: NodeJS.Timeout
  #controller: Dispatcher.DispatchController | undefined
  #isSettled = false
  #status: number | null = null
  #headers: Headers = {}
  #chunks: Buffer[] = []
  #bytes = 0

  constructor(options: Options, resolve: (answer: Answer) => void) {
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

/** With several addresses there is an error for each, and none of its own. */
const reasonOf = (error: Error): string =>
  error instanceof AggregateError ? error.errors.map(({ message }: Error) => message).join('; ') : error.message

const slowDown = (exchange: Exchange): void => exchange.slowDown()
const giveUp = (exchange: Exchange): void => exchange.giveUp()

/** A status outside 2xx decides by itself, however its body ends. */
function judge(status: number | null, failure: Failure | undefined): { outcome: AttemptOutcome; error: string | null } {
  if (status !== null && (status < 200 || status > 299)) return { outcome: 'http_error', error: null }
  if (failure) return { outcome: failure.outcome, error: failure.error.slice(0, maxErrorLength).replaceAll('\0', '') }
  return { outcome: 'succeeded', error: null }
}

const single = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header)
