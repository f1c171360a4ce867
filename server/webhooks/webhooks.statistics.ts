import { sql } from 'kysely'
import type { Schemas } from '../operation/contract/contract.ts'
import { report } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { findWebhook } from './find-webhook.ts'

const dayHours = 24
const weekHours = 7 * dayHours
const periodHours = 6

interface HourRow {
  hour: string
  succeeded: number
  failed: number
  /** The sum of all attempts; null if there were none, or if it is incomplete. */
  duration_ms: number | null
  max_duration_ms: number | null
}

/** Returns the attempts of a webhook by hour and by period, including those without attempts. */
export const webhooksStatistics = report('webhooks.statistics', async (work, { path }) => {
  const { id } = await findWebhook(work, path.id)
  const { rows } = await sql<HourRow>`
    select to_char(start, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as hour,
      coalesce(succeeded, 0) as succeeded, coalesce(failed, 0) as failed, duration_ms, max_duration_ms
    from generate_series(
      date_trunc('hour', now()) - make_interval(hours => ${sql.lit(weekHours - 1)}), date_trunc('hour', now()),
      interval '1 hour'
    ) as start
    left join webhook_hours
      on webhook_hours.business_id = ${work.business_id} and webhook_id = ${id} and webhook_hours.hour = start
    order by start
  `.execute(work.db)
  const periods = Array.from({ length: weekHours / periodHours }, (_, at) =>
    rows.slice(at * periodHours, (at + 1) * periodHours),
  )
  return ok({
    hours: rows.slice(-dayHours).map((row) => ({ hour: row.hour, ...summarize([row]) })),
    last_7_days: periods.map((hours) => ({ start: hours[0]?.hour ?? '', ...summarize(hours) })),
  })
})

function summarize(hours: readonly HourRow[]): Omit<Schemas['WebhookHour'], 'hour'> {
  const used = hours.filter(({ succeeded, failed }) => succeeded + failed > 0)
  const succeeded = sum(used.map((hour) => hour.succeeded))
  const failed = sum(used.map((hour) => hour.failed))
  const hasDurations = used.length > 0 && used.every(({ duration_ms }) => duration_ms !== null)
  return {
    succeeded,
    failed,
    average_duration_ms: hasDurations
      ? Math.round(sum(used.map(({ duration_ms }) => duration_ms ?? 0)) / (succeeded + failed))
      : null,
    max_duration_ms: hasDurations ? Math.max(...used.map(({ max_duration_ms }) => max_duration_ms ?? 0)) : null,
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
