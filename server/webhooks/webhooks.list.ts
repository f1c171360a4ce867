import { z } from 'zod'
import { given } from '../db/given.ts'
import { sqlOf } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { decodeCursor, pageOf } from '../operation/cursor.ts'
import { presentWebhook, webhookColumns } from './present-webhook.ts'

const position = z.int().positive() // the id of the last webhook of the page before

/** All subscriptions of the business, by id. */
export const webhooksList: Operation<'webhooks.list'> = async ({ query, principal: { business_id }, em }) => {
  const { limit = 25, cursor, updated_since } = query
  const after = decodeCursor(cursor, position)
  const rows = await sqlOf(em)
    .selectFrom('webhooks')
    .select(webhookColumns)
    .where((webhook) =>
      webhook.and([
        webhook('business_id', '=', business_id),
        webhook('deleted_at', 'is', null),
        ...given(after, (id) => webhook('id', '>', id)),
        ...given(updated_since, (time) => webhook('updated_at', '>=', time)),
      ]),
    )
    .orderBy('id')
    .limit(limit + 1)
    .execute()
  const page = pageOf(rows, limit, ({ id }) => id)
  const body = { success: true as const, data: page.rows.map(presentWebhook), meta: { next_cursor: page.next_cursor } }
  return { status: 200, body }
}
