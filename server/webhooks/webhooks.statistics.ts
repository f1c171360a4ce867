import { sql } from 'kysely'
import type { Schemas } from '../operation/contract/contract.ts'
import { report } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { findWebhook } from './find-webhook.ts'

/** Returns the attempts of a webhook by hour, including hours without attempts. */
export const webhooksStatistics = report('webhooks.statistics', async (work, { path }) => {
  const { id } = await findWebhook(work, path.id)
  const { rows } = await sql<Schemas['WebhookHour']>`
    select to_char(start, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as hour,
      coalesce(succeeded, 0) as succeeded, coalesce(failed, 0) as failed
    from generate_series(date_trunc('hour', now()) - interval '23 hours', date_trunc('hour', now()), interval '1 hour')
      as start
    left join webhook_hours
      on webhook_hours.business_id = ${work.business_id} and webhook_id = ${id} and webhook_hours.hour = start
    order by start
  `.execute(work.db)
  return ok({ hours: rows.map(({ hour, succeeded, failed }) => ({ hour, succeeded, failed })) })
})
