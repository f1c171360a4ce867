import type { EventType, Schemas } from '../../operation/contract/contract.ts'

/**
 * The headers of an attempt that say what is sent, and as which attempt; the id, the time and the signatures come on
 * top.
 *
 * @param Attempt - what `X-Webhook-Attempt` holds
 */
export const deliveryHeaders = <Attempt>(
  type: EventType,
  trigger: Schemas['WebhookAttempt']['trigger'],
  scheduledAttempt: Attempt,
) => ({
  'Content-Type': 'application/json',
  'User-Agent': 'Workforce-Webhooks/1',
  'X-Webhook-Event': type,
  'X-Webhook-Attempt': scheduledAttempt,
  ...(trigger === 'test' && { 'X-Webhook-Test': '1' }),
})

/** An attempt as far as its number in the schedule depends on it. */
interface Numbered {
  attempt: number
  trigger: Schemas['WebhookAttempt']['trigger']
}

/**
 * The numbers that attempts had in the schedule, as far as they are known: where a delivery was scheduled anew, only
 * those since then.
 *
 * @param inSchedule - how many scheduled attempts were made since the delivery was last scheduled
 * @param attempts - all of the delivery, the oldest first
 */
export function scheduledAttempts(inSchedule: number, attempts: readonly Numbered[]): (number | null)[] {
  const scheduled = attempts.filter(({ trigger }) => trigger === 'schedule')
  const before = scheduled.length - inSchedule
  return attempts.map((attempt) => {
    if (attempt.trigger !== 'schedule') return 1
    const number = scheduled.indexOf(attempt) + 1 - before
    return number > 0 ? number : null
  })
}
