import { type Kysely, sql } from 'kysely'
import type { Database } from '../../server/db/orm.ts'
import { addJobs } from '../../server/jobs.ts'
import type { AttemptTrigger } from './read-due.ts'
import type { Answer } from './send.ts'

/** An attempt that was made and is to be written down. */
export interface MadeAttempt {
  webhookId: number
  deliveryId: number
  /** Of all that were made of the delivery, from 1. */
  attempt: number
  /** Of the schedule as it was last started, from 1; 1 by hand. */
  scheduledAttempt: number
  trigger: AttemptTrigger
  answer: Answer
  /** Of `performance.now()`; the time that is written is the database's. */
  startedAt: number
  /** Milliseconds from the event to `startedAt`. */
  sinceEventMs: number
  /** Milliseconds until the next attempt of the schedule when this one of it failed; undefined when there is none. */
  retryMs: number | undefined
}

/**
 * Writes attempts and what they mean for their deliveries, of any number of webhooks, in one statement. An attempt
 * that was already written is left out: its delivery is conditional on the number of attempts. A success ends the
 * webhook's run of exhausted deliveries; failures that are tried again get one wake-up for each second in which some are
 * due. A redelivery that fails leaves its delivery as it was; attempts by hand do not count to those of the schedule.
 *
 * @returns the deliveries of which an attempt was written
 */
export async function recordAttempts(db: Kysely<Database>, attempts: readonly MadeAttempt[]): Promise<number[]> {
  const now = performance.now()
  const column = (value: (attempt: MadeAttempt) => string | null) => attempts.map(value)
  const plainColumn = (value: (attempt: MadeAttempt) => string | number | null) => plainArray(attempts.map(value))
  const { rows } = await sql<{ written: number[] }>`
    with made as (
      select *, coalesce(failure, 'succeeded') as outcome from unnest(
        ${plainColumn(({ deliveryId }) => deliveryId)}::bigint[],
        ${plainColumn(({ attempt }) => attempt)}::int[],
        ${plainColumn(({ startedAt }) => Math.round(now - startedAt))}::int[],
        ${plainColumn(({ answer }) => answer.durationMs)}::int[],
        ${plainColumn(({ answer }) => (answer.outcome === 'succeeded' ? null : answer.outcome))}::text[],
        ${plainColumn(({ answer }) => answer.responseStatus)}::int[],
        ${column(({ answer }) => answer.responseExcerpt)}::text[],
        ${column(({ answer }) => answer.error)}::text[],
        ${plainColumn(({ retryMs }) => retryMs ?? null)}::bigint[],
        ${plainColumn(({ trigger }) => trigger)}::text[]
      ) as made
        (delivery_id, attempt, age_ms, duration_ms, failure, response_status, response_excerpt, error, retry_ms, trigger)
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
      where delivery.id = made.delivery_id
        -- The webhook may have been switched off meanwhile, and what is sent by hand can be in any state. A CASE, so that
        -- rows are found by their id and nothing else: a planner that knows of no pending delivery yet would go through
        -- all of them for each attempt.
        and case when made.trigger <> 'schedule' or delivery.status in ('pending', 'skipped')
          then delivery.attempt_count = made.attempt - 1 end
      returning delivery.webhook_id, delivery.status, delivery.next_attempt_at, made.*
    ), attempt as (
      insert into webhook_attempts
        (delivery_id, attempt, trigger, started_at, duration_ms, outcome, response_status, response_excerpt, error)
      select delivery_id, attempt, trigger, now() - age_ms * interval '1 ms', duration_ms, outcome, response_status, response_excerpt, error
      from delivery
    ), healed as (
      update webhooks set exhausted_deliveries = 0
      where exhausted_deliveries > 0 and id in (
        select webhook_id from delivery where failure is null
      )
    ), counted as (
      insert into webhook_hours as known (webhook_id, hour, succeeded, failed, last_success_at, last_failure)
      select webhook_id, date_trunc('hour', now()),
        count(*) filter (where failure is null), count(*) filter (where failure is not null),
        case when bool_or(failure is null) then now() end,
        (array_agg(jsonb_build_object(
          'at', to_char((now() - age_ms * interval '1 ms')::timestamptz(3), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'delivery_id', delivery_id, 'outcome', outcome, 'response_status', response_status, 'error', error
        ) order by age_ms) filter (where failure is not null))[1]
      from delivery
      where trigger <> 'test'
      group by webhook_id
      order by webhook_id -- as every other worker does: nobody waits in a circle
      on conflict (webhook_id, hour) do update set
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
 * Numbers and plain words as PostgreSQL writes an array. The driver would quote and escape each of them, which is most
 * of what it costs to send them.
 */
const plainArray = (values: readonly (string | number | null)[]): string =>
  `{${values.map((value) => value ?? 'NULL').join()}}`
