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

/** The contract's bound. */
const maxErrorLength = 500

/**
 * Sends one request and reads its answer to the end. Redirects are not followed. The deadline covers everything from
 * the look-up of the name to the end of the body, whatever the connection is doing.
 *
 * @param timeoutMs - for all of it
 * @returns always; only a fault of ours rejects
 */
export function send({ agent, isCrowded }: Egress, request: DeliveryRequest, timeoutMs: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    const chunks: Buffer[] = []
    let bytes = 0
    let status: number | null = null
    let headers: Awaited<Dispatcher.ResponseData>['headers'] = {}
    let controller: Dispatcher.DispatchController | undefined
    let isSettled = false

    /** @param failure - why the answer did not come to its end */
    const settle = (failure?: { outcome: AttemptOutcome; error: string }): void => {
      if (isSettled) return
      isSettled = true
      clearTimeout(deadline)
      if (failure) controller?.abort(new Error(failure.error))
      const excerpt = excerptOf(
        Buffer.concat(chunks, Math.min(bytes, maxAnswerBytes)),
        single(headers['content-encoding']),
      )
      resolve({
        ...judge(status, excerpt === 'too_large' ? tooLarge : failure),
        responseStatus: status,
        responseExcerpt: excerpt === 'too_large' ? null : excerpt,
        durationMs: Math.round(performance.now() - startedAt),
        retryAfterSeconds: retryAfterSeconds(status ?? 0, single(headers['retry-after']), Date.now()),
      })
    }
    const deadline = setTimeout(settle, timeoutMs, {
      outcome: 'timed_out',
      error: `no complete answer within ${timeoutMs / 1000} seconds`,
    })

    const handler: Dispatcher.DispatchHandler = {
      onRequestStart(started) {
        controller = started
        if (isSettled) started.abort(new Error('the deadline passed before there was a connection'))
      },
      onResponseStart(_, statusCode, responseHeaders) {
        if (statusCode < 200) return // informational; the answer follows
        status = statusCode
        headers = responseHeaders
      },
      onResponseData(_, chunk) {
        bytes += chunk.length
        chunks.push(chunk)
        if (bytes > maxAnswerBytes) settle(tooLarge)
      },
      onResponseEnd() {
        settle()
      },
      onResponseError(_, error) {
        settle({ outcome: classifyError(error), error: error.message })
      },
    }
    try {
      agent.dispatch({ ...request, method: 'POST', reset: isCrowded() }, handler)
    } catch (error) {
      clearTimeout(deadline)
      reject(error)
    }
  })
}

const tooLarge = { outcome: 'answer_too_large', error: `the answer is larger than ${maxAnswerBytes} bytes` } as const

/** A status outside 2xx decides by itself, however its body ends. */
function judge(
  status: number | null,
  failure: { outcome: AttemptOutcome; error: string } | undefined,
): { outcome: AttemptOutcome; error: string | null } {
  if (status !== null && (status < 200 || status > 299)) return { outcome: 'http_error', error: null }
  if (failure) return { outcome: failure.outcome, error: failure.error.slice(0, maxErrorLength).replaceAll('\0', '') }
  return { outcome: 'succeeded', error: null }
}

const single = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header)
