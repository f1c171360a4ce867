import { sql } from 'kysely'
import { addJobs } from '../../server/jobs.ts'
import type { Db } from '../../server/operation/work.ts'
import type { AttemptTrigger } from './read-due.ts'
import { type Answer, gone } from './send.ts'

/** A finished attempt that is to be written. */
export interface MadeAttempt {
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
 * Writes attempts of any number of webhooks, and their effects on deliveries, in one statement. The update is
 * conditional on the delivery's number of attempts, so an attempt is never written twice. Attempts end streaks of their
 * webhooks here; `recordStreak` counts those that prolong one. Deliveries to retry get one wake-up for each second in
 * which some are due. A failed redelivery leaves its delivery unchanged; attempts by hand do not count as attempts of the
 * schedule.
 *
 * @returns the deliveries for which an attempt was written
 */
export async function recordAttempts(db: Db, attempts: readonly MadeAttempt[]): Promise<number[]> {
  const column = (value: (attempt: MadeAttempt) => string | null) => attempts.map(value)
  const plainColumn = (value: (attempt: MadeAttempt) => string | number | null) => plainArray(attempts.map(value))
  const urls = new Map<string, number>() // by their places: each is sent once, as texts are costly to send
  for (const { url } of attempts) urls.set(url, urls.get(url) ?? urls.size + 1)
  const { rows } = await sql<{ written: number[] }>`
    with made as (
      select *, coalesce(failure, 'succeeded') as outcome from unnest(
        ${plainColumn(({ businessId }) => businessId)}::int[],
        ${plainColumn(({ deliveryId }) => deliveryId)}::bigint[],
        ${plainColumn(({ attempt }) => attempt)}::int[],
        ${plainColumn(({ startedAt }) => startedAt)}::bigint[],
        ${plainColumn(({ answer }) => answer.durationMs)}::int[],
        ${plainColumn(({ answer }) => (answer.outcome === 'succeeded' ? null : answer.outcome))}::text[],
        ${plainColumn(({ answer }) => answer.responseStatus)}::int[],
        ${column(({ answer }) => answer.responseExcerpt)}::text[],
        ${column(({ answer }) => answer.error)}::text[],
        ${plainColumn(({ retryMs }) => retryMs ?? null)}::bigint[],
        ${plainColumn(({ trigger }) => trigger)}::text[],
        ${plainColumn(({ url }) => urls.get(url) ?? null)}::int[]
      ) as made (
        business_id, delivery_id, attempt, started_ms, duration_ms, failure, response_status, response_excerpt, error,
        retry_ms, trigger, url_place
      )
    ), delivery as (
      update webhook_deliveries delivery
      set
        attempt_count = made.attempt,
        status = case
          when made.failure is null then 'succeeded'
          when made.trigger = 'redelivery' or delivery.status <> 'pending' then delivery.status
          when made.retry_ms is null then 'failed'
          else 'pending'
        end,
        next_attempt_at = case
          when made.failure is null then null
          when made.trigger = 'redelivery' then delivery.next_attempt_at
          when delivery.status = 'pending' then now() + made.retry_ms * interval '1 ms'
        end,
        attempts_before = delivery.attempts_before + case when made.trigger = 'schedule' then 0 else 1 end,
        manual_attempt_at = case when made.trigger = 'schedule' then delivery.manual_attempt_at end,
        updated_at = now()
      from made
      where delivery.business_id = made.business_id and delivery.id = made.delivery_id
        -- The webhook may have been switched off meanwhile, and what is sent by hand can be in any state. A CASE, so that
        -- rows are found by their id and nothing else: a planner that knows of no pending delivery yet would go through
        -- all of them for each attempt.
        and case when made.trigger <> 'schedule' or delivery.status in ('pending', 'skipped')
          then delivery.attempt_count = made.attempt - 1 end
      returning delivery.webhook_id, delivery.status, delivery.next_attempt_at, made.*
    ), attempt as (
      insert into webhook_attempts
        (business_id, delivery_id, attempt, trigger, started_at, duration_ms, outcome, response_status, response_excerpt, error, url)
      select business_id, delivery_id, attempt, trigger, to_timestamp(started_ms / 1000.0), duration_ms, outcome, response_status, response_excerpt, error, (${[...urls.keys()]}::text[])[url_place]
      from delivery
    ), healed as (
      update webhooks
      set gone_attempts = 0, exhausted_deliveries = case when succeeded then 0 else exhausted_deliveries end
      from (
        select business_id, webhook_id, bool_or(failure is null) as succeeded
        from delivery where response_status is distinct from ${sql.lit(gone)}
        group by business_id, webhook_id
      ) other
      where webhooks.business_id = other.business_id and webhooks.id = other.webhook_id
        and (gone_attempts > 0 or exhausted_deliveries > 0 and succeeded)
    ), counted as (
      insert into webhook_hours as known (business_id, webhook_id, hour, succeeded, failed, last_success_at, last_failure)
      select business_id, webhook_id, date_trunc('hour', now()),
        count(*) filter (where failure is null), count(*) filter (where failure is not null),
        case when bool_or(failure is null) then now() end,
        (array_agg(jsonb_build_object(
          'at', to_char(to_timestamp(started_ms / 1000.0)::timestamptz(3), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'delivery_id', delivery_id, 'outcome', outcome, 'response_status', response_status, 'error', error
        ) order by started_ms desc) filter (where failure is not null))[1]
      from delivery
      where trigger <> 'test'
      group by business_id, webhook_id
      order by webhook_id -- as every other worker does: nobody waits in a circle
      on conflict (business_id, webhook_id, hour) do update set
        succeeded = known.succeeded + excluded.succeeded,
        failed = known.failed + excluded.failed,
        last_success_at = coalesce(excluded.last_success_at, known.last_success_at),
        last_failure = coalesce(excluded.last_failure, known.last_failure)
    ), due as (
      select distinct webhook_id, date_trunc('second', next_attempt_at) + interval '1 second' as at
      from delivery where status = 'pending'
    ), wake_up as (
      select ${addJobs('drain_webhook', { webhook_id: sql.ref('webhook_id') }, sql.ref('at'))}
      from due having count(*) > 0
    )
    select coalesce(json_agg(delivery_id), '[]') as written, (select count(*) from wake_up) from delivery
  `.execute(db)
  return rows[0]?.written ?? []
}

/**
 * Writes numbers and plain words as a PostgreSQL array. The driver would quote and escape each value, which is most of
 * the cost of sending them.
 */
const plainArray = (values: readonly (string | number | null)[]): string =>
  `{${values.map((value) => value ?? 'NULL').join()}}`
