import type { EventType, Schemas } from '../../operation/contract/contract.ts'

/**
 * The headers of an attempt, without its id, time and signatures.
 *
 * @param scheduledAttempt - the value of `X-Webhook-Attempt`
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

interface ScheduledAttempt {
  attempt: number
  trigger: Schemas['WebhookAttempt']['trigger']
}

/**
 * The numbers of attempts in their schedule; null for attempts before the delivery was last scheduled again.
 *
 * @param inSchedule - the number of scheduled attempts since then
 * @param attempts - all attempts of the delivery, oldest first
 */
export function scheduledAttempts(inSchedule: number, attempts: readonly ScheduledAttempt[]): (number | null)[] {
  const scheduled = attempts.filter(({ trigger }) => trigger === 'schedule')
  const before = scheduled.length - inSchedule
  return attempts.map((attempt) => {
    if (attempt.trigger !== 'schedule') return 1
    const number = scheduled.indexOf(attempt) + 1 - before
    return number > 0 ? number : null
  })
}
