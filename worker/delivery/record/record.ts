import { type RawBuilder, sql } from 'kysely'
import { addJobs } from '../../../server/jobs.ts'
import type { Db } from '../../../server/operation/work.ts'
import { attemptColumns } from '../../../server/webhooks/deliveries/present-webhook-attempt.ts'
import type { AttemptTrigger } from '../read/due.ts'
import { businessCondition, inPlacementGroups } from '../schedule/placement-groups.ts'
import { type AttemptResult, goneStatus } from '../send/send.ts'

/** An attempt that has ended, with all values to record. */
export interface CompletedAttempt {
  businessId: number
  webhookId: number
  deliveryId: number
  /** The number of the attempt among all attempts of the delivery, from 1. */
  attempt: number
  /** The number of the attempt since the delivery was last scheduled, from 1; always 1 for a manual attempt. */
  scheduledAttempt: number
  trigger: AttemptTrigger
  url: string
  result: AttemptResult
  /**
   * The start in milliseconds since 1970, by the database's clock. `webhook-timestamp` is this time in whole seconds.
   */
  startedAt: number
  /** The milliseconds between the event and `startedAt`. */
  sinceEventMs: number
  /** Whether sends to the receiver were throttled at any time since the event. */
  isHeldBack: boolean
  /** The milliseconds until the next scheduled attempt; undefined when there is none. */
  retryMs: number | undefined
}

/**
 * Records attempts of one or more webhooks and their effects on deliveries. Each write is conditional on the delivery's
 * number of attempts, so an attempt is never recorded twice. This function ends failure streaks; `recordStreak` counts
 * the attempts that extend a streak. A failed redelivery does not change the status of its delivery; manual attempts
 * do not count as attempts of the schedule.
 *
 * @returns the IDs of the deliveries for which an attempt was recorded
 */
export async function recordAttempts(db: Db, attempts: readonly CompletedAttempt[]): Promise<number[]> {
  const results = await inPlacementGroups(
    db,
    attempts,
    async (attempts) => attempts.map(({ businessId }) => businessId),
    async (db, attempts, business) => {
      const recordedIds = await recordPending(db, attempts, business)
      if (recordedIds.length === attempts.length) return recordedIds
      const pending = new Set(recordedIds)
      const others = attempts.filter(({ deliveryId }) => !pending.has(deliveryId))
      return [...recordedIds, ...(await recordEnded(db, others, business))]
    },
  )
  return results.flat()
}

/**
 * Records attempts of pending deliveries. Moves each delivery that ends to the log together with the attempt. For the
 * other deliveries, schedules one wake-up for each webhook and each second in which a retry is due.
 */
async function recordPending(
  db: Db,
  attempts: readonly CompletedAttempt[],
  business: number | undefined,
): Promise<number[]> {
  const endsDelivery = sql`(failure is null or retry_ms is null and trigger <> 'redelivery')`
  const attemptsBefore = sql`pending.attempts_before + case when trigger = 'schedule' then 0 else 1 end`
  const isMatch = sql`${businessCondition('pending', business)}pending.business_id = input.business_id and pending.id = input.delivery_id
        and pending.attempt_count = input.attempt - 1`
  const { rows } = await sql<{ delivery_ids: number[] }>`
    with ${inputTable(attempts)}, ended as (
      delete from pending_deliveries pending using input
      where ${isMatch} and ${endsDelivery}
      returning webhook_id, event_id, type, ${attemptsBefore} as attempts_before, created_at, input.*
    ), logged as (
      insert into webhook_deliveries (business_id, id, created_at, webhook_id, event_id, type, status, attempt_count,
        attempts_before, ${attemptColumns})
      select business_id, delivery_id, created_at, webhook_id, event_id, type,
        case when failure is null then 'succeeded' else 'failed' end, attempt, attempts_before, ${attemptColumns}
      from ended
    ), retried as (
      update pending_deliveries pending
      set
        attempt_count = input.attempt,
        attempts_before = ${attemptsBefore},
        next_attempt_at = case
          when trigger = 'schedule' then retry_at else pending.next_attempt_at
        end,
        updated_at = now()
      from input
      where ${isMatch} and not ${endsDelivery}
      returning webhook_id, next_attempt_at, input.*
    ), attempt as (
      insert into webhook_attempts (business_id, delivery_id, ${attemptColumns})
      select business_id, delivery_id, ${attemptColumns} from retried
    ), delivery as (
      select webhook_id, ${inputColumns} from ended union all select webhook_id, ${inputColumns} from retried
    ), ${effects(attempts, business)}, due as (
      select distinct webhook_id, date_trunc('second', next_attempt_at) + interval '1 second' as at from retried
    ), wake_up as (
      select ${addJobs('drain_webhook', { webhook_id: sql.ref('webhook_id') }, sql.ref('at'))}
      from due having count(*) > 0
    )
    select coalesce(json_agg(delivery_id), '[]') as delivery_ids, (select count(*) from wake_up) from delivery
  `.execute(db)
  return rows[0]?.delivery_ids ?? []
}

/**
 * Records attempts of deliveries that have already ended: manual attempts, and attempts that were in flight when the
 * webhook was deactivated and its pending deliveries were skipped.
 */
async function recordEnded(
  db: Db,
  attempts: readonly CompletedAttempt[],
  business: number | undefined,
): Promise<number[]> {
  const { rows } = await sql<{ delivery_ids: number[] }>`
    with ${inputTable(attempts)}, delivery as (
      update webhook_deliveries delivery
      set
        attempt_count = input.attempt,
        status = case when failure is null then 'succeeded' else delivery.status end,
        attempts_before = attempts_before + case when input.trigger = 'schedule' then 0 else 1 end,
        updated_at = now()
      from input
      where ${businessCondition('delivery', business)}delivery.business_id = input.business_id and delivery.id = input.delivery_id
        and delivery.attempt_count = input.attempt - 1 and (input.trigger <> 'schedule' or delivery.status = 'skipped')
      returning webhook_id, input.*
    ), attempt as (
      insert into webhook_attempts (business_id, delivery_id, ${attemptColumns})
      select business_id, delivery_id, ${attemptColumns} from delivery
    ), ${effects(attempts, business)}
    select coalesce(json_agg(delivery_id), '[]') as delivery_ids from delivery
  `.execute(db)
  return rows[0]?.delivery_ids ?? []
}

const inputColumns = sql`business_id, delivery_id, failure, ${attemptColumns}`

/** Returns SQL for the table `input`, which has a row for each attempt. */
function inputTable(attempts: readonly CompletedAttempt[]): RawBuilder<unknown> {
  const column = (value: (attempt: CompletedAttempt) => string | null) => attempts.map(value)
  const unquotedColumn = (value: (attempt: CompletedAttempt) => string | number | null) =>
    unquotedArray(attempts.map(value))
  const urls = new Map<string, number>() // the index of each URL: each URL is sent once, as strings are costly to send
  for (const { url } of attempts) urls.set(url, urls.get(url) ?? urls.size + 1)
  return sql`input as (
      select business_id, delivery_id, attempt, trigger, to_timestamp(started_ms / 1000.0)::timestamptz(3) as started_at,
        duration_ms, failure, coalesce(failure, 'succeeded') as outcome, response_status, response_excerpt,
        response_truncated, error,
        (${[...urls.keys()]}::text[])[url_index] as url, retry_ms,
        now() + retry_ms * interval '1 ms' as retry_at
      from unnest(
        ${unquotedColumn(({ businessId }) => businessId)}::int[],
        ${unquotedColumn(({ deliveryId }) => deliveryId)}::bigint[],
        ${unquotedColumn(({ attempt }) => attempt)}::int[],
        ${unquotedColumn(({ trigger }) => trigger)}::text[],
        ${unquotedColumn(({ startedAt }) => startedAt)}::bigint[],
        ${unquotedColumn(({ result }) => result.durationMs)}::int[],
        ${unquotedColumn(({ result }) => (result.outcome === 'succeeded' ? null : result.outcome))}::text[],
        ${unquotedColumn(({ result }) => result.responseStatus)}::int[],
        ${column(({ result }) => result.responseExcerpt)}::text[],
        ${unquotedColumn(({ result }) => String(result.responseTruncated))}::boolean[],
        ${column(({ result }) => result.error)}::text[],
        ${unquotedColumn(({ url }) => urls.get(url) ?? null)}::int[],
        ${unquotedColumn(({ retryMs }) => retryMs ?? null)}::bigint[]
      ) as input (
        business_id, delivery_id, attempt, trigger, started_ms, duration_ms, failure, response_status, response_excerpt,
        response_truncated, error, url_index, retry_ms
      )
    )`
}

/**
 * Returns SQL for the further effects of the attempts in `delivery`: on manual attempts, failure streaks and hourly
 * counts.
 */
const effects = (attempts: readonly CompletedAttempt[], business: number | undefined): RawBuilder<unknown> => sql`${
  attempts.every(({ trigger }) => trigger === 'schedule')
    ? sql``
    : sql`manual as (
      delete from manual_attempts manual using delivery
      where ${businessCondition('manual', business)}manual.business_id = delivery.business_id and manual.delivery_id = delivery.delivery_id
        and trigger <> 'schedule'
    ), `
}reset as (
      update webhooks
      set gone_attempts = 0, exhausted_deliveries = case when succeeded then 0 else exhausted_deliveries end
      from (
        select business_id, webhook_id, bool_or(failure is null) as succeeded
        from delivery where response_status is distinct from ${sql.lit(goneStatus)}
        group by business_id, webhook_id
      ) other
      where ${businessCondition('webhooks', business)}webhooks.business_id = other.business_id and webhooks.id = other.webhook_id
        and (gone_attempts > 0 or exhausted_deliveries > 0 and succeeded)
    ), hourly as (
      insert into webhook_hours as existing (business_id, webhook_id, hour, succeeded, failed, duration_ms,
        max_duration_ms, last_success_at, last_failure)
      select business_id, webhook_id, date_trunc('hour', now()),
        count(*) filter (where failure is null), count(*) filter (where failure is not null),
        sum(duration_ms), max(duration_ms),
        case when bool_or(failure is null) then now() end,
        (array_agg(jsonb_build_object(
          'at', to_char(started_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'delivery_id', delivery_id, 'outcome', outcome, 'response_status', response_status, 'error', error
        ) order by started_at desc) filter (where failure is not null))[1]
      from delivery
      where trigger <> 'test'
      group by business_id, webhook_id
      order by webhook_id -- the same order in every worker prevents deadlocks
      on conflict (business_id, webhook_id, hour) do update set
        succeeded = existing.succeeded + excluded.succeeded,
        failed = existing.failed + excluded.failed,
        duration_ms = existing.duration_ms + excluded.duration_ms,
        max_duration_ms = greatest(existing.max_duration_ms, excluded.max_duration_ms),
        last_success_at = coalesce(excluded.last_success_at, existing.last_success_at),
        last_failure = coalesce(excluded.last_failure, existing.last_failure)
    )`

/**
 * Returns the literal of a PostgreSQL array whose values contain no special characters. Quoting values accounts for
 * most of the driver's time.
 */
const unquotedArray = (values: readonly (string | number | null)[]): string =>
  `{${values.map((value) => value ?? 'NULL').join()}}`
