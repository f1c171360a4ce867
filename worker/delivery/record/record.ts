import { type RawBuilder, sql } from 'kysely'
import { addJobs } from '../../../server/jobs.ts'
import type { Db } from '../../../server/operation/work.ts'
import { attemptColumns } from '../../../server/webhooks/deliveries/present-webhook-attempt.ts'
import type { AttemptTrigger } from '../read/due.ts'
import { ofOwner, perOwner } from '../schedule/owners.ts'
import { type Answer, gone } from '../send/send.ts'

/** A finished attempt that is to be written. */
export interface CompletedAttempt {
  businessId: number
  webhookId: number
  deliveryId: number
  /** Its number among all attempts of the delivery, from 1. */
  attempt: number
  /** Its number in the schedule since that last started, from 1; 1 when it was made by hand. */
  scheduledAttempt: number
  trigger: AttemptTrigger
  /** Where it was sent. */
  url: string
  answer: Answer
  /** Milliseconds since 1970 by the database's clock; `webhook-timestamp` is the second of this time. */
  startedAt: number
  /** Milliseconds from the event to `startedAt`. */
  sinceEventMs: number
  /** Whether sends to the receiver had to wait for it since the event. */
  isHeldBack: boolean
  /** Milliseconds until the next scheduled attempt; undefined when there is none. */
  retryMs: number | undefined
}

/**
 * Writes attempts of any number of webhooks, and their effects on deliveries. Each write is conditional on the delivery's
 * number of attempts, so an attempt is never written twice. Attempts end streaks of their webhooks here; `recordStreak`
 * counts those that prolong one. A failed redelivery leaves the state of its delivery as it is; attempts by hand do not
 * count as attempts of the schedule.
 *
 * @returns the deliveries for which an attempt was written
 */
export async function recordAttempts(db: Db, attempts: readonly CompletedAttempt[]): Promise<number[]> {
  const written = await perOwner(
    db,
    attempts,
    async (attempts) => attempts.map(({ businessId }) => businessId),
    async (db, attempts, business) => {
      const written = await recordOfPending(db, attempts, business)
      if (written.length === attempts.length) return written
      const known = new Set(written)
      const others = attempts.filter(({ deliveryId }) => !known.has(deliveryId))
      return [...written, ...(await recordOfOver(db, others, business))]
    },
  )
  return written.flat()
}

/**
 * Writes attempts of pending deliveries. Those that are over by it are logged with the attempt; the others get one
 * wake-up for each second in which some are due.
 */
async function recordOfPending(
  db: Db,
  attempts: readonly CompletedAttempt[],
  business: number | undefined,
): Promise<number[]> {
  const isOver = sql`(failure is null or retry_ms is null and trigger <> 'redelivery')`
  const attemptsBefore = sql`pending.attempts_before + case when trigger = 'schedule' then 0 else 1 end`
  const isIts = sql`${ofOwner('pending', business)}pending.business_id = made.business_id and pending.id = made.delivery_id
        and pending.attempt_count = made.attempt - 1`
  const { rows } = await sql<{ written: number[] }>`
    with ${made(attempts)}, ended as (
      delete from pending_deliveries pending using made
      where ${isIts} and ${isOver}
      returning webhook_id, event_id, type, ${attemptsBefore} as attempts_before, created_at, made.*
    ), logged as (
      insert into webhook_deliveries (business_id, id, created_at, webhook_id, event_id, type, status, attempt_count,
        attempts_before, ${attemptColumns})
      select business_id, delivery_id, created_at, webhook_id, event_id, type,
        case when failure is null then 'succeeded' else 'failed' end, attempt, attempts_before, ${attemptColumns}
      from ended
    ), retried as (
      update pending_deliveries pending
      set
        attempt_count = made.attempt,
        attempts_before = ${attemptsBefore},
        next_attempt_at = case
          when trigger = 'schedule' then retry_at else pending.next_attempt_at
        end,
        updated_at = now()
      from made
      where ${isIts} and not ${isOver}
      returning webhook_id, next_attempt_at, made.*
    ), attempt as (
      insert into webhook_attempts (business_id, delivery_id, ${attemptColumns})
      select business_id, delivery_id, ${attemptColumns} from retried
    ), delivery as (
      select webhook_id, ${madeColumns} from ended union all select webhook_id, ${madeColumns} from retried
    ), ${effects(attempts, business)}, due as (
      select distinct webhook_id, date_trunc('second', next_attempt_at) + interval '1 second' as at from retried
    ), wake_up as (
      select ${addJobs('drain_webhook', { webhook_id: sql.ref('webhook_id') }, sql.ref('at'))}
      from due having count(*) > 0
    )
    select coalesce(json_agg(delivery_id), '[]') as written, (select count(*) from wake_up) from delivery
  `.execute(db)
  return rows[0]?.written ?? []
}

/**
 * Writes attempts of deliveries that are over: what was sent by hand, or was on its way when the webhook was switched off
 * and what was pending was skipped.
 */
async function recordOfOver(
  db: Db,
  attempts: readonly CompletedAttempt[],
  business: number | undefined,
): Promise<number[]> {
  const { rows } = await sql<{ written: number[] }>`
    with ${made(attempts)}, delivery as (
      update webhook_deliveries delivery
      set
        attempt_count = made.attempt,
        status = case when failure is null then 'succeeded' else delivery.status end,
        attempts_before = attempts_before + case when made.trigger = 'schedule' then 0 else 1 end,
        updated_at = now()
      from made
      where ${ofOwner('delivery', business)}delivery.business_id = made.business_id and delivery.id = made.delivery_id
        and delivery.attempt_count = made.attempt - 1 and (made.trigger <> 'schedule' or delivery.status = 'skipped')
      returning webhook_id, made.*
    ), attempt as (
      insert into webhook_attempts (business_id, delivery_id, ${attemptColumns})
      select business_id, delivery_id, ${attemptColumns} from delivery
    ), ${effects(attempts, business)}
    select coalesce(json_agg(delivery_id), '[]') as written from delivery
  `.execute(db)
  return rows[0]?.written ?? []
}

const madeColumns = sql`business_id, delivery_id, failure, ${attemptColumns}`

/** The table `made` with the attempts. */
function made(attempts: readonly CompletedAttempt[]): RawBuilder<unknown> {
  const column = (value: (attempt: CompletedAttempt) => string | null) => attempts.map(value)
  const plainColumn = (value: (attempt: CompletedAttempt) => string | number | null) => plainArray(attempts.map(value))
  const urls = new Map<string, number>() // by their places: each is sent once, as texts are costly to send
  for (const { url } of attempts) urls.set(url, urls.get(url) ?? urls.size + 1)
  return sql`made as (
      select business_id, delivery_id, attempt, trigger, to_timestamp(started_ms / 1000.0)::timestamptz(3) as started_at,
        duration_ms, failure, coalesce(failure, 'succeeded') as outcome, response_status, response_excerpt,
        response_truncated, error,
        (${[...urls.keys()]}::text[])[url_place] as url, retry_ms,
        now() + retry_ms * interval '1 ms' as retry_at
      from unnest(
        ${plainColumn(({ businessId }) => businessId)}::int[],
        ${plainColumn(({ deliveryId }) => deliveryId)}::bigint[],
        ${plainColumn(({ attempt }) => attempt)}::int[],
        ${plainColumn(({ trigger }) => trigger)}::text[],
        ${plainColumn(({ startedAt }) => startedAt)}::bigint[],
        ${plainColumn(({ answer }) => answer.durationMs)}::int[],
        ${plainColumn(({ answer }) => (answer.outcome === 'succeeded' ? null : answer.outcome))}::text[],
        ${plainColumn(({ answer }) => answer.responseStatus)}::int[],
        ${column(({ answer }) => answer.responseExcerpt)}::text[],
        ${plainColumn(({ answer }) => String(answer.responseTruncated))}::boolean[],
        ${column(({ answer }) => answer.error)}::text[],
        ${plainColumn(({ url }) => urls.get(url) ?? null)}::int[],
        ${plainColumn(({ retryMs }) => retryMs ?? null)}::bigint[]
      ) as made (
        business_id, delivery_id, attempt, trigger, started_ms, duration_ms, failure, response_status, response_excerpt,
        response_truncated, error, url_place, retry_ms
      )
    )`
}

/** What the attempts in `delivery` change besides: requests by hand, streaks, and the counts of the hour. */
const effects = (attempts: readonly CompletedAttempt[], business: number | undefined): RawBuilder<unknown> => sql`${
  attempts.every(({ trigger }) => trigger === 'schedule')
    ? sql``
    : sql`asked as (
      delete from manual_attempts asked using delivery
      where ${ofOwner('asked', business)}asked.business_id = delivery.business_id and asked.delivery_id = delivery.delivery_id
        and trigger <> 'schedule'
    ), `
}healed as (
      update webhooks
      set gone_attempts = 0, exhausted_deliveries = case when succeeded then 0 else exhausted_deliveries end
      from (
        select business_id, webhook_id, bool_or(failure is null) as succeeded
        from delivery where response_status is distinct from ${sql.lit(gone)}
        group by business_id, webhook_id
      ) other
      where ${ofOwner('webhooks', business)}webhooks.business_id = other.business_id and webhooks.id = other.webhook_id
        and (gone_attempts > 0 or exhausted_deliveries > 0 and succeeded)
    ), counted as (
      insert into webhook_hours as known (business_id, webhook_id, hour, succeeded, failed, last_success_at, last_failure)
      select business_id, webhook_id, date_trunc('hour', now()),
        count(*) filter (where failure is null), count(*) filter (where failure is not null),
        case when bool_or(failure is null) then now() end,
        (array_agg(jsonb_build_object(
          'at', to_char(started_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'delivery_id', delivery_id, 'outcome', outcome, 'response_status', response_status, 'error', error
        ) order by started_at desc) filter (where failure is not null))[1]
      from delivery
      where trigger <> 'test'
      group by business_id, webhook_id
      order by webhook_id -- as every other worker does: nobody waits in a circle
      on conflict (business_id, webhook_id, hour) do update set
        succeeded = known.succeeded + excluded.succeeded,
        failed = known.failed + excluded.failed,
        last_success_at = coalesce(excluded.last_success_at, known.last_success_at),
        last_failure = coalesce(excluded.last_failure, known.last_failure)
    )`

/**
 * Writes numbers and plain words as a PostgreSQL array. The driver would quote and escape each value, which is most of
 * the cost of sending them.
 */
const plainArray = (values: readonly (string | number | null)[]): string =>
  `{${values.map((value) => value ?? 'NULL').join()}}`
