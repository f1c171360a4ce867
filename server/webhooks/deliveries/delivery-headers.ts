import type { EventType, Schemas } from '../../operation/contract/contract.ts'

/**
 * Returns the headers of an attempt, except those for its ID, time and signatures.
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
 * Returns the number of each attempt in its schedule; null for attempts made before the delivery was last rescheduled.
 *
 * @param inSchedule - the number of scheduled attempts in the current schedule
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
