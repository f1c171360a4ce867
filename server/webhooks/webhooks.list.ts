import { whereDefined } from '../db/driver/where-defined.ts'
import { idOrder } from '../operation/list-order.ts'
import { operation } from '../operation/operation.ts'
import { readPage } from '../operation/read-page.ts'
import { list } from '../operation/response.ts'
import { isAvailableTo } from './app-webhooks.ts'
import { presentWebhook, webhookColumns } from './present-webhook.ts'

const byId = idOrder()

/** Lists all webhooks of the business, or those of the app that calls, by ID. */
export const webhooksList = operation('webhooks.list', async (work, { query: { updated_since, ...query } }) => {
  const { db, business_id, by } = work
  const webhooks = db
    .selectFrom('webhooks')
    .select(webhookColumns({ business_id }))
    .where((webhook) =>
      webhook.and([
        webhook('business_id', '=', business_id),
        webhook('deleted_at', 'is', null),
        isAvailableTo(by),
        ...whereDefined(updated_since, (time) => webhook('updated_at', '>=', time)),
      ]),
    )
  return list(await readPage(work, query, byId, webhooks), presentWebhook)
})
