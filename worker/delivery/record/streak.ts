import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { halfOfExhausted, maxExhausted, noStreak } from '../../../server/webhooks/failure-streak.ts'
import { goneStatus } from '../send/send.ts'
import type { CompletedAttempt } from './record.ts'

/** Consecutive failures of a webhook that count towards disabling it. */
export interface Streak {
  /** Deliveries whose attempts all failed, without a success between them. */
  exhausted_deliveries: number
  /** Attempts answered 410 Gone, without any other outcome between them. */
  gone_attempts: number
}

/** Consecutive 410 answers that disable a webhook. A single one may be a mistake of the receiver. */
const maxGone = 2

const isGone = ({ answer }: CompletedAttempt): boolean => answer.responseStatus === goneStatus

/** Whether the attempt was the last scheduled one of its delivery, and failed. */
const isExhausted = ({ trigger, answer, retryMs }: CompletedAttempt): boolean =>
  trigger === 'schedule' && answer.outcome !== 'succeeded' && retryMs === undefined

/** Whether an attempt prolongs a streak. A manual one never does. */
export const prolongsStreak = (attempt: CompletedAttempt): boolean =>
  attempt.trigger === 'schedule' && (isGone(attempt) || isExhausted(attempt))

/** @returns the streak after the webhook's next attempt; attempts count in the order in which they end */
export function nextStreak({ exhausted_deliveries, gone_attempts }: Streak, attempt: CompletedAttempt): Streak {
  if (attempt.answer.outcome === 'succeeded') return noStreak
  return {
    exhausted_deliveries: exhausted_deliveries + (isExhausted(attempt) ? 1 : 0),
    gone_attempts: isGone(attempt) ? gone_attempts + (attempt.trigger === 'schedule' ? 1 : 0) : 0,
  }
}

/** Whether a streak of exhausted deliveries starts. */
export const startsStreak = (before: Streak, after: Streak): boolean =>
  before.exhausted_deliveries === 0 && after.exhausted_deliveries > 0

/**
 * The warning to mail when a streak changes: at its first exhausted delivery, and halfway to the limit. There is none for
 * 410 Gone responses.
 */
export function dueWarning(before: Streak, after: Streak): 'exhausted' | 'halfway' | undefined {
  const reaches = (count: number) => before.exhausted_deliveries < count && after.exhausted_deliveries >= count
  if (reaches(halfOfExhausted)) return 'halfway'
  return reaches(1) ? 'exhausted' : undefined
}

/** @returns why a webhook with this streak is disabled, or undefined if it is not */
export function disableReason({
  exhausted_deliveries,
  gone_attempts,
}: Streak): Schemas['WebhookEventData']['disabled_reason'] | undefined {
  if (gone_attempts >= maxGone) return 'gone'
  return exhausted_deliveries >= maxExhausted ? 'deliveries_exhausted' : undefined
}
