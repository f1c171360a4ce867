import { sql } from 'kysely'
import { recordSecurityChange } from '../access/security-changes.ts'
import { change } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { checkOwned } from './app-webhooks.ts'
import { lockWebhook, updateWebhook } from './find-webhook.ts'
import { presentWebhook } from './present-webhook.ts'
import { createWebhookSecret, sealWebhookSecret } from './webhook-secret.ts'

/**
 * Creates a new secret. Deliveries are also signed with the previous secret during its grace period. The user gets an
 * email.
 */
export const webhooksRotateSecret = change('webhooks.rotateSecret', async (work, { path: { id }, header, body }) => {
  checkOwned(work.by, await lockWebhook(work, id, header['If-Match']))
  const secret = createWebhookSecret()
  const previous =
    body.grace_hours > 0
      ? {
          previous_secret_ciphertext: sql<string>`secret_ciphertext`,
          previous_secret_expires_at: sql<string>`now() + make_interval(hours => ${body.grace_hours})`,
        }
      : { previous_secret_ciphertext: null, previous_secret_expires_at: null }
  const secret_ciphertext = sealWebhookSecret(work.config.encryptionKeys, id, secret)
  const row = await updateWebhook(work, id, { ...previous, secret_ciphertext })
  const detail = { webhook_id: id, grace_hours: body.grace_hours }
  await recordSecurityChange(work, { action: 'webhook.secret_rotated', detail })
  return ok({ ...presentWebhook(row), secret })
})
