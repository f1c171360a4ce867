import { sql } from 'kysely'
import { enqueue } from '../jobs.ts'
import { acrossBusinesses, type GlobalWork, inTransaction } from '../operation/work.ts'
import { cleanRecord } from './clean-record.ts'
import { selected, type WebhookSelection } from './webhook-states.ts'

/**
 * Pauses or resumes webhooks as their owners would: the worker skips what is pending of a paused one.
 *
 * @returns the ids of those that were changed
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
      .where(selected(selection))
      .where('active', '=', !active)
      .returning('id')
      .execute()
    if (!active) for (const { id } of changed) await enqueue(work, 'drain_webhook', { webhook_id: id })
    return changed.map(({ id }) => id).sort((a, b) => a - b)
  })
