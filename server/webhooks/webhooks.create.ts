import { sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import { lockBusiness } from '../business/lock-business.ts'
import { asciiUrl } from '../egress/url.ts'
import { checkEventScopes } from '../events/event-types.ts'
import { conflictAt } from '../operation/errors.ts'
import { change } from '../operation/operation.ts'
import { accountableUserId } from '../operation/principal.ts'
import { created } from '../operation/response.ts'
import { ownerColumns } from './app-webhooks.ts'
import { auditedWebhook } from './audited-webhook.ts'
import { presentWebhook, webhookColumns } from './present-webhook.ts'
import { sealWebhookHeaders } from './webhook-headers.ts'
import { webhookRules } from './webhook-rules.ts'
import { createWebhookSecret, sealWebhookSecret } from './webhook-secret.ts'

/**
 * The maximum number of webhooks of a business. It is limited because every event inserts a delivery for each webhook.
 */
const maxWebhooks = 100

/** Creates a webhook of the business, or of the app that calls. Only this response contains its secret. */
export const webhooksCreate = change('webhooks.create', webhookRules, async (work, { body }) => {
  const events = [...new Set(body.events)]
  checkEventScopes(work.by, events)
  const url = asciiUrl(body.url)
  await lockBusiness(work) // so that the number of webhooks does not change
  const { db, business_id, config } = work
  const { count } = await db
    .selectFrom('webhooks')
    .select(sql<number>`count(*)`.as('count'))
    .where('business_id', '=', business_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (count >= maxWebhooks) {
    const message = `A business can have at most ${maxWebhooks} webhooks.`
    throw conflictAt({ path: 'body', code: 'limit_reached', limit: maxWebhooks, message })
  }
  const owner = await ownerColumns(work, events)
  const { id } = await db
    .selectNoFrom(sql<number>`nextval(pg_get_serial_sequence('webhooks', 'id'))`.as('id'))
    .executeTakeFirstOrThrow()

  const secret = createWebhookSecret()
  const row = await db
    .with('webhooks', (db) =>
      db
        .insertInto('webhooks')
        .values({
          id, // the ID for which the secret is encrypted
          business_id,
          url,
          events,
          description: body.description ?? null,
          active: body.active,
          contact: body.contact ?? null,
          made_by: accountableUserId(work.by),
          ...owner,
          ...sealWebhookHeaders(config.encryptionKeys, id, body.headers ?? {}),
          secret_ciphertext: sealWebhookSecret(config.encryptionKeys, id, secret),
        })
        .returningAll(),
    )
    .selectFrom('webhooks')
    .select(webhookColumns(work))
    .executeTakeFirstOrThrow()
  const detail = { webhook_id: id, ...auditedWebhook({ url, events }), active: body.active }
  recordAudit(work, { action: 'webhook.created', detail })
  return created({ ...presentWebhook(row), secret })
})
