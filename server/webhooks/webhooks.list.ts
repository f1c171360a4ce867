import { whereDefined } from '../db/driver/where-defined.ts'
import { cutPage, decodeCursor, idPosition } from '../operation/cursor.ts'
import { operation } from '../operation/operation.ts'
import { list } from '../operation/response.ts'
import { presentWebhook, webhookColumns } from './present-webhook.ts'

/** Lists all webhooks of the business, by ID. */
export const webhooksList = operation('webhooks.list', async ({ db, business_id }, { query }) => {
  const { limit = 25, cursor, updated_since } = query
  const after = decodeCursor(cursor, idPosition)
  const rows = await db
    .selectFrom('webhooks')
    .select(webhookColumns({ business_id }))
    .where((webhook) =>
      webhook.and([
        webhook('business_id', '=', business_id),
        webhook('deleted_at', 'is', null),
        ...whereDefined(after, (id) => webhook('id', '>', id)),
        ...whereDefined(updated_since, (time) => webhook('updated_at', '>=', time)),
      ]),
    )
    .orderBy('id')
    .limit(limit + 1)
    .execute()
  return list(cutPage(rows, limit), presentWebhook)
})
