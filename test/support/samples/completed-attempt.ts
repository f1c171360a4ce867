import type { CompletedAttempt } from '../../../worker/delivery/record/record.ts'
import type { AttemptResult } from '../../../worker/delivery/send/send.ts'

const createResult = (responseStatus: number): AttemptResult => ({
  outcome: responseStatus < 300 ? 'succeeded' : 'http_error',
  responseStatus,
  responseExcerpt: null,
  responseTruncated: false,
  error: null,
  durationMs: 1,
  retryAfterSeconds: undefined,
})

const connectionRefused: AttemptResult = {
  ...createResult(500),
  outcome: 'connection_refused',
  responseStatus: null,
  error: 'connect ECONNREFUSED',
}

/** A retry delay longer than a test runs. */
const retryMs = 600_000

const scheduled = { trigger: 'schedule', retryMs } as const
const last = { trigger: 'schedule', retryMs: undefined } as const
const manual = { trigger: 'redelivery', retryMs: undefined } as const

/** The outcomes of attempts that affect the failure streak differently. */
export const outcomes = {
  succeeded: { ...scheduled, result: createResult(204), retryMs: undefined },
  failed: { ...scheduled, result: createResult(500) },
  refused: { ...scheduled, result: connectionRefused },
  gone: { ...scheduled, result: createResult(410) },
  exhausted: { ...last, result: createResult(500) },
  exhaustedGone: { ...last, result: createResult(410) },
  manualSuccess: { ...manual, result: createResult(204) },
  manualFailure: { ...manual, result: createResult(500) },
  manualGone: { ...manual, result: createResult(410) },
} satisfies Record<string, Pick<CompletedAttempt, 'trigger' | 'retryMs' | 'result'>>

export type Outcome = keyof typeof outcomes

/** Returns the first attempt of a delivery, ready to be recorded. */
export const completedAttempt = (
  delivery: Pick<CompletedAttempt, 'businessId' | 'webhookId' | 'deliveryId'>,
  outcome: Outcome,
): CompletedAttempt => ({
  ...delivery,
  attempt: 1,
  scheduledAttempt: 1,
  url: 'https://example.com/hooks',
  startedAt: Date.now(),
  sinceEventMs: 1,
  isHeldBack: false,
  ...outcomes[outcome],
})
