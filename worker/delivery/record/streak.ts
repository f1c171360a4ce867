import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { halfOfExhausted, maxExhausted, noStreak } from '../../../server/webhooks/failure-streak.ts'
import { gone } from '../send/send.ts'
import type { CompletedAttempt } from './record.ts'

/** The failures of a webhook in a row that count towards disabling it. */
export interface Streak {
  /** Deliveries that failed all their attempts, without a success between them. */
  exhausted_deliveries: number
  /** Attempts answered 410 Gone, without any other outcome between them. */
  gone_attempts: number
}

/** The number of consecutive answers of 410 after which a webhook is disabled. One alone may be a slip of the receiver. */
const maxGone = 2

const isGone = ({ answer }: CompletedAttempt): boolean => answer.responseStatus === gone

/** Whether the last scheduled attempt of a delivery has failed. */
const isExhausted = ({ trigger, answer, retryMs }: CompletedAttempt): boolean =>
  trigger === 'schedule' && answer.outcome !== 'succeeded' && retryMs === undefined

/** Whether an attempt makes a streak longer. Attempts by hand never do. */
export const prolongsStreak = (attempt: CompletedAttempt): boolean =>
  attempt.trigger === 'schedule' && (isGone(attempt) || isExhausted(attempt))

/** @returns the streak after the next attempt of the webhook, in the order of their ends */
export function nextStreak({ exhausted_deliveries, gone_attempts }: Streak, attempt: CompletedAttempt): Streak {
  if (attempt.answer.outcome === 'succeeded') return noStreak
  return {
    exhausted_deliveries: exhausted_deliveries + (isExhausted(attempt) ? 1 : 0),
    gone_attempts: isGone(attempt) ? gone_attempts + (attempt.trigger === 'schedule' ? 1 : 0) : 0,
  }
}

/** Whether a streak of exhausted deliveries begins. */
export const startsStreak = (before: Streak, after: Streak): boolean =>
  before.exhausted_deliveries === 0 && after.exhausted_deliveries > 0

/**
 * The warning that is due when one streak follows another: at the first exhausted delivery of a streak, and half of the
 * way to being disabled. A receiver that answers 410 Gone gets no warning for that.
 */
export function warningOf(before: Streak, after: Streak): 'exhausted' | 'halfway' | undefined {
  const reaches = (count: number) => before.exhausted_deliveries < count && after.exhausted_deliveries >= count
  if (reaches(halfOfExhausted)) return 'halfway'
  return reaches(1) ? 'exhausted' : undefined
}

/** @returns why a webhook with this streak is disabled, or undefined if it is not */
export function reasonToDisable({
  exhausted_deliveries,
  gone_attempts,
}: Streak): Schemas['WebhookEventData']['disabled_reason'] | undefined {
  if (gone_attempts >= maxGone) return 'gone'
  return exhausted_deliveries >= maxExhausted ? 'deliveries_exhausted' : undefined
}
