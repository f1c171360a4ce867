import type { Config } from '../../server/process/config.ts'
import { inSpan } from '../../server/process/tracing.ts'
import { isGone } from './disable.ts'
import type { Egress } from './egress.ts'
import { attemptOf, prepare, type Target } from './prepare.ts'
import type { DueDelivery } from './read-due.ts'
import type { MadeAttempt } from './record.ts'
import { retryDelayMs } from './retry-delay.ts'
import { type Answer, send } from './send.ts'

/** Makes the next attempt of a delivery and decides when a failed one is tried again. */
export async function makeAttempt(
  egress: Egress,
  { webhookId, target, delivery }: { webhookId: number; target: Target; delivery: DueDelivery },
  onSlow: () => void,
  { webhookTimeoutMs, webhookRetryDelaysSeconds }: Pick<Config, 'webhookTimeoutMs' | 'webhookRetryDelaysSeconds'>,
): Promise<MadeAttempt> {
  const startedAt = performance.now()
  const { trigger, event_ms, databaseOffsetMs } = delivery
  const now = startedAt + databaseOffsetMs
  const attempt = delivery.attempt_count + 1
  const scheduledAttempt = attemptOf(delivery)
  const answer = await inSpan(`deliver ${delivery.type}`, spanOf(webhookId, delivery, attempt), async (span) => {
    const made =
      target.problem === undefined
        ? await send(egress, prepare(target, delivery, now), { timeoutMs: webhookTimeoutMs, onSlow })
        : blocked(target.problem)
    span?.setAttributes({ 'workforce.outcome': made.outcome, ...statusOf(made) })
    return made
  })
  const isRetried = trigger === 'schedule' && answer.outcome !== 'succeeded' && !isGone(answer.responseStatus)
  const retryMs = !isRetried
    ? undefined
    : retryDelayMs({ ...answer, attempt: scheduledAttempt }, webhookRetryDelaysSeconds, Math.random())
  const sinceEventMs = now - event_ms
  const made = { webhookId, deliveryId: delivery.id, attempt, scheduledAttempt, trigger, startedAt, sinceEventMs }
  return { ...made, answer, retryMs }
}

const spanOf = (webhookId: number, { id, event_id, traceparent }: DueDelivery, attempt: number) => ({
  isCall: true,
  traceparent,
  attributes: {
    'workforce.webhook_id': webhookId,
    'workforce.delivery_id': id,
    'workforce.event_id': event_id,
    'workforce.attempt': attempt,
  },
})

const statusOf = ({ responseStatus }: Answer) =>
  responseStatus === null ? {} : { 'http.response.status_code': responseStatus }

const blocked = (problem: string): Answer => ({
  outcome: 'blocked',
  responseStatus: null,
  responseExcerpt: null,
  error: `the URL ${problem}`,
  durationMs: 0,
  retryAfterSeconds: undefined,
})
