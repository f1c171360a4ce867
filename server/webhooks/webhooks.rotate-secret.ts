import { sql } from 'kysely'
import { recordSecurityChange } from '../access/security-changes.ts'
import { ok } from '../operation/answer.ts'
import { change } from '../operation/operation.ts'
import { lockWebhook } from './find-webhook.ts'
import { presentWebhook, webhookColumns } from './present-webhook.ts'
import { createWebhookSecret, sealWebhookSecret } from './webhook-secret.ts'

/** Creates a new secret; the previous one also signs during its grace period. The user gets a mail. */
export const webhooksRotateSecret = change('webhooks.rotateSecret', async (work, { path: { id }, header, body }) => {
  await lockWebhook(work, id, header['If-Match'])
  const secret = createWebhookSecret()
  const previous =
    body.grace_hours > 0
      ? {
          previous_secret_ciphertext: sql<string>`secret_ciphertext`,
          previous_secret_expires_at: sql<string>`now() + make_interval(hours => ${body.grace_hours})`,
        }
      : { previous_secret_ciphertext: null, previous_secret_expires_at: null }
  const row = await work.db
    .with('webhooks', (db) =>
      db
        .updateTable('webhooks')
        .set({
          ...previous,
          secret_ciphertext: sealWebhookSecret(work.config.encryptionKeys, id, secret),
          version: sql`version + 1`,
          updated_at: sql`now()`,
        })
        .where('id', '=', id)
        .where('business_id', '=', work.business_id)
        .returningAll(),
    )
    .selectFrom('webhooks')
    .select(webhookColumns(work))
    .executeTakeFirstOrThrow()
  const detail = { webhook_id: id, grace_hours: body.grace_hours }
  await recordSecurityChange(work, { action: 'webhook.secret_rotated', detail })
  return ok({ ...presentWebhook(row), secret })
})
