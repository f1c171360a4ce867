import { sql } from 'kysely'
import { inTransaction, sqlOf } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { lockWebhook } from './lock-webhook.ts'
import { presentWebhook, webhookColumns } from './present-webhook.ts'
import { createWebhookSecret, sealWebhookSecret } from './webhook-secret.ts'

/** Makes a new secret; the old one signs beside it until its grace ends. */
export const webhooksRotateSecret: Operation<'webhooks.rotateSecret'> = ({
  path: { id },
  header,
  body: { grace_hours },
  principal: { business_id },
  em,
  config,
}) =>
  inTransaction(em, async (t) => {
    await lockWebhook(t, business_id, id, header['If-Match'])
    const secret = createWebhookSecret()
    const before =
      grace_hours > 0
        ? {
            previous_secret_ciphertext: sql<string>`secret_ciphertext`,
            previous_secret_expires_at: sql<string>`now() + make_interval(hours => ${grace_hours})`,
          }
        : { previous_secret_ciphertext: null, previous_secret_expires_at: null }
    const row = await sqlOf(t)
      .updateTable('webhooks')
      .set({
        ...before,
        secret_ciphertext: sealWebhookSecret(config.encryptionKeys, id, secret),
        version: sql`version + 1`,
        updated_at: sql`now()`,
      })
      .where('id', '=', id)
      .where('business_id', '=', business_id)
      .returning(webhookColumns)
      .executeTakeFirstOrThrow()
    return { status: 200, body: { success: true, data: { ...presentWebhook(row), secret } } }
  })
