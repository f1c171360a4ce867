import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { maxExhaustedDeliveries, noStreak, warningDeliveries } from '../../../server/webhooks/failure-streak.ts'
import { goneStatus } from '../send/send.ts'
import type { CompletedAttempt } from './record.ts'

/** Consecutive failures of a webhook that count towards disabling it. */
export interface Streak {
  /** The number of deliveries whose attempts all failed, without a success in between. */
  exhausted_deliveries: number
  /** The number of attempts with a 410 Gone response, without any other outcome in between. */
  gone_attempts: number
}

/** The number of consecutive 410 responses that disables a webhook. A single 410 may be a mistake of the receiver. */
const maxGoneAttempts = 2

const isGone = ({ result }: CompletedAttempt): boolean => result.responseStatus === goneStatus

/** Whether the attempt failed and was the last scheduled attempt of its delivery. */
const isExhausted = ({ trigger, result, retryMs }: CompletedAttempt): boolean =>
  trigger === 'schedule' && result.outcome !== 'succeeded' && retryMs === undefined

/** Whether an attempt extends a failure streak. A manual attempt never does. */
export const extendsStreak = (attempt: CompletedAttempt): boolean =>
  attempt.trigger === 'schedule' && (isGone(attempt) || isExhausted(attempt))

/** Returns the streak after the next attempt of a webhook. Attempts count in the order in which they end. */
export function nextStreak({ exhausted_deliveries, gone_attempts }: Streak, attempt: CompletedAttempt): Streak {
  if (attempt.result.outcome === 'succeeded') return noStreak
  return {
    exhausted_deliveries: exhausted_deliveries + (isExhausted(attempt) ? 1 : 0),
    gone_attempts: isGone(attempt) ? gone_attempts + (attempt.trigger === 'schedule' ? 1 : 0) : 0,
  }
}

/** Whether a streak of exhausted deliveries starts. */
export const startsStreak = (before: Streak, after: Streak): boolean =>
  before.exhausted_deliveries === 0 && after.exhausted_deliveries > 0

/**
 * Returns the warning to email when a streak changes: at its first exhausted delivery, and halfway to the limit. There
 * is no warning about 410 Gone responses.
 */
export function dueWarning(before: Streak, after: Streak): 'exhausted' | 'halfway' | undefined {
  const reaches = (count: number) => before.exhausted_deliveries < count && after.exhausted_deliveries >= count
  if (reaches(warningDeliveries)) return 'halfway'
  return reaches(1) ? 'exhausted' : undefined
}

/** Returns the reason why a webhook with this streak is disabled, or undefined if it stays enabled. */
export function disableReason({
  exhausted_deliveries,
  gone_attempts,
}: Streak): Schemas['WebhookEventData']['disabled_reason'] | undefined {
  if (gone_attempts >= maxGoneAttempts) return 'gone'
  return exhausted_deliveries >= maxExhaustedDeliveries ? 'deliveries_exhausted' : undefined
}
