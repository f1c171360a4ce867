import type { Egress } from '../../../server/egress/egress.ts'
import type { Config } from '../../../server/process/config.ts'
import { inSpan } from '../../../server/process/tracing.ts'
import type { DueDelivery } from '../read/due.ts'
import type { CompletedAttempt } from '../record/record.ts'
import { retryDelayMs } from '../record/retry-delay.ts'
import { prepare, scheduledAttemptNumber, type Target } from './prepare.ts'
import { type AttemptResult, type SendOptions, send } from './send.ts'
import { sign } from './sign.ts'

/**
 * Makes the next attempt of a delivery and determines when to retry it.
 *
 * @param heldAt - the last time a send had to wait for the receiver, by `performance.now()`; undefined if never
 * @param options - the options of `send` except the timeout
 * @returns the attempt with its outcome; rejects only on a programming error
 */
export async function makeAttempt(
  egress: Egress,
  {
    webhookId,
    target,
    delivery,
    heldAt,
  }: { webhookId: number; target: Target; delivery: DueDelivery; heldAt?: number | undefined },
  options: Omit<SendOptions, 'timeoutMs'>,
  { webhookTimeoutMs, webhookRetryDelaysSeconds }: Pick<Config, 'webhookTimeoutMs' | 'webhookRetryDelaysSeconds'>,
): Promise<CompletedAttempt> {
  const { business_id: businessId, id: deliveryId, trigger, event_ms, databaseOffsetMs } = delivery
  const now = Math.floor(performance.now() + databaseOffsetMs)
  const attempt = delivery.attempt_count + 1
  const scheduledAttempt = scheduledAttemptNumber(delivery)
  const result = await inSpan(`deliver ${delivery.type}`, deliverySpan(webhookId, delivery, attempt), async (span) => {
    const result =
      target.problem === undefined
        ? await post(egress, target, delivery, now, { ...options, timeoutMs: webhookTimeoutMs })
        : blockedResult(target.problem)
    span?.setAttributes({ 'workforce.outcome': result.outcome, ...statusAttribute(result) })
    return result
  })
  const isRetried = trigger === 'schedule' && result.outcome !== 'succeeded'
  const retryMs = isRetried
    ? retryDelayMs({ ...result, attempt: scheduledAttempt }, webhookRetryDelaysSeconds, Math.random())
    : undefined
  const sinceEventMs = now - event_ms
  return {
    businessId,
    webhookId,
    deliveryId,
    attempt,
    scheduledAttempt,
    trigger,
    url: target.url,
    startedAt: now,
    sinceEventMs,
    isHeldBack: heldAt !== undefined && heldAt > event_ms - databaseOffsetMs,
    result,
    retryMs,
  }
}

/**
 * Prepares, signs and sends a delivery.
 *
 * @param now - milliseconds since 1970, by the database's clock
 */
function post(egress: Egress, target: Target, delivery: DueDelivery, now: number, options: SendOptions) {
  const { keys, previousKeys } = target
  const { event_id: id, body } = delivery
  const request = prepare(target, delivery)
  Object.assign(request.headers, sign(keys, { id, timestamp: Math.floor(now / 1000), body }, previousKeys))
  return send(egress, request, options)
}

const deliverySpan = (webhookId: number, { id, event_id, traceparent }: DueDelivery, attempt: number) => ({
  isCall: true,
  traceparent,
  attributes: {
    'workforce.webhook_id': webhookId,
    'workforce.delivery_id': id,
    'workforce.event_id': event_id,
    'workforce.attempt': attempt,
  },
})

const statusAttribute = ({ responseStatus }: AttemptResult) =>
  responseStatus === null ? {} : { 'http.response.status_code': responseStatus }

const blockedResult = (problem: string): AttemptResult => ({
  outcome: 'blocked',
  responseStatus: null,
  responseExcerpt: null,
  responseTruncated: false,
  error: `the URL ${problem}`,
  durationMs: 0,
  retryAfterSeconds: undefined,
})
