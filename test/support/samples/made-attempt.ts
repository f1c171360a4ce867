import type { CompletedAttempt } from '../../../worker/delivery/record/record.ts'
import type { Answer } from '../../../worker/delivery/send/send.ts'

const answered = (responseStatus: number): Answer => ({
  outcome: responseStatus < 300 ? 'succeeded' : 'http_error',
  responseStatus,
  responseExcerpt: null,
  responseTruncated: false,
  error: null,
  durationMs: 1,
  retryAfterSeconds: undefined,
})

const refused: Answer = {
  ...answered(500),
  outcome: 'connection_refused',
  responseStatus: null,
  error: 'connect ECONNREFUSED',
}

/** Long enough that no test sees the retry. */
const retryMs = 600_000

const scheduled = { trigger: 'schedule', retryMs } as const
const last = { trigger: 'schedule', retryMs: undefined } as const
const byHand = { trigger: 'redelivery', retryMs: undefined } as const

/** What can come of an attempt, as far as it counts towards disabling its webhook. */
export const outcomes = {
  succeeded: { ...scheduled, answer: answered(204), retryMs: undefined },
  failed: { ...scheduled, answer: answered(500) },
  refused: { ...scheduled, answer: refused },
  gone: { ...scheduled, answer: answered(410) },
  exhausted: { ...last, answer: answered(500) },
  exhaustedGone: { ...last, answer: answered(410) },
  succeededByHand: { ...byHand, answer: answered(204) },
  failedByHand: { ...byHand, answer: answered(500) },
  goneByHand: { ...byHand, answer: answered(410) },
} satisfies Record<string, Pick<CompletedAttempt, 'trigger' | 'retryMs' | 'answer'>>

export type Outcome = keyof typeof outcomes

/** An attempt as it is recorded, the first of its delivery. */
export const madeAttempt = (
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
