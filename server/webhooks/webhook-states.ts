import { sql } from 'kysely'
import { enqueue } from '../jobs.ts'
import { acrossBusinesses, type GlobalWork, inTransaction } from '../operation/work.ts'
import { cleanRecord } from './failure-streak.ts'

/** The state of a webhook, as shown to operators. */
export interface WebhookState {
  id: number
  business_id: number
  url: string
  state: 'active' | 'inactive' | 'disabled'
  /** The reason why the service disabled the webhook; null if it did not. */
  disabled_reason: string | null
  /** The number of deliveries whose next attempt is due. */
  due: number
  /** The number of seconds since the first of the due deliveries became due; null if none is due. */
  oldest_due_seconds: number | null
  /** The number of deliveries that wait for a retry. */
  waiting: number
  /** The number of successful attempts in the current hour and the 23 hours before it. */
  succeeded_24h: number
  failed_24h: number
}

/** A selection of one webhook, the webhooks of a business, or all webhooks. */
export interface WebhookSelection {
  webhook?: number | undefined
  business?: number | undefined
}

/** Returns the condition on `webhooks` for a selection. */
const isSelected = ({ webhook, business }: WebhookSelection) => sql<boolean>`
  webhooks.deleted_at is null
  and (${webhook ?? null}::int is null or webhooks.id = ${webhook ?? null})
  and (${business ?? null}::int is null or webhooks.business_id = ${business ?? null})`

/** Reads the states of webhooks, by ID. */
export async function webhookStates(
  work: Pick<GlobalWork, 'db'>,
  selection: WebhookSelection,
): Promise<WebhookState[]> {
  const { rows } = await sql<WebhookState>`
    select id, business_id, url,
      case when active then 'active' when disabled_at is null then 'inactive' else 'disabled' end as state,
      disabled_reason, pending.*, attempts.*
    from webhooks
    cross join lateral (
      select count(*) filter (where next_attempt_at <= now())::int as due,
        extract(epoch from now() - min(next_attempt_at) filter (where next_attempt_at <= now()))::int
          as oldest_due_seconds,
        count(*) filter (where next_attempt_at > now())::int as waiting
      from pending_deliveries
      where business_id = webhooks.business_id and webhook_id = webhooks.id
    ) pending
    cross join lateral (
      select coalesce(sum(succeeded), 0)::int as succeeded_24h, coalesce(sum(failed), 0)::int as failed_24h
      from webhook_hours
      where business_id = webhooks.business_id and webhook_id = webhooks.id and hour > now() - interval '24 hours'
    ) attempts
    where ${isSelected(selection)}
    order by id
  `.execute(acrossBusinesses(work).db)
  return rows
}

/**
 * Activates or deactivates webhooks. The worker skips the pending deliveries of inactive webhooks.
 *
 * @returns the IDs of the changed webhooks
 */
export const setWebhooksActive = (
  work: Pick<GlobalWork, 'db'>,
  selection: WebhookSelection,
  active: boolean,
): Promise<number[]> =>
  inTransaction(acrossBusinesses(work), async (work) => {
    const changed = await work.db
      .updateTable('webhooks')
      .set({ active, version: sql`version + 1`, updated_at: sql`now()`, ...(active && cleanRecord) })
      .where(isSelected(selection))
      .where('active', '=', !active)
      .returning('id')
      .execute()
    if (!active) for (const { id } of changed) await enqueue(work, 'drain_webhook', { webhook_id: id })
    return changed.map(({ id }) => id).sort((a, b) => a - b)
  })
