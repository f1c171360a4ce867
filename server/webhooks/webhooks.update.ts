import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { inTransaction, sqlOf } from '../db/orm.ts'
import { enqueue } from '../jobs.ts'
import type { Operation } from '../operation/contract.ts'
import { checkWebhookUrl } from './check-webhook-url.ts'
import { lockWebhook } from './lock-webhook.ts'
import { presentWebhook, webhookColumns } from './present-webhook.ts'
import { cleanRecord } from './set-webhooks-active.ts'
import { checkWebhookHeaders, sealWebhookHeaders } from './webhook-headers.ts'

/** Changes what is given. Becoming active starts with a clean record; the worker skips what is pending when it ends. */
export const webhooksUpdate: Operation<'webhooks.update'> = ({
  path,
  header,
  body,
  principal: { business_id },
  em,
  config,
}) =>
  inTransaction(em, async (t) => {
    if (body.url !== undefined) checkWebhookUrl(body.url, config)
    checkWebhookHeaders(body.headers)
    const { headers, ...columns } = body
    const before = await lockWebhook(t, business_id, path.id, header['If-Match'])
    const isChanged = Object.entries(columns).some(
      ([name, value]) => !isDeepStrictEqual(before[name as keyof typeof columns], value),
    )
    if (!isChanged && headers === undefined)
      return { status: 200, body: { success: true, data: presentWebhook(before) } }

    const row = await sqlOf(t)
      .updateTable('webhooks')
      .set({ ...columns, version: sql`version + 1`, updated_at: sql`now()` })
      .$if(headers !== undefined, (webhook) =>
        webhook.set(sealWebhookHeaders(config.encryptionKeys, path.id, headers ?? {})),
      )
      .$if(body.active === true, (webhook) => webhook.set(cleanRecord))
      .where('id', '=', path.id)
      .where('business_id', '=', business_id)
      .returning(webhookColumns)
      .executeTakeFirstOrThrow()
    if (before.active && !row.active) await enqueue(t, 'drain_webhook', { webhook_id: path.id })
    return { status: 200, body: { success: true, data: presentWebhook(row) } }
  })
