import { sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import { lockBusiness } from '../business/lock-business.ts'
import { checkEventScopes } from '../events/event-scopes.ts'
import { created } from '../operation/answer.ts'
import { conflict } from '../operation/errors.ts'
import { change } from '../operation/operation.ts'
import { userBehind } from '../operation/principal.ts'
import { auditedWebhook } from './audited-webhook.ts'
import { presentWebhook, webhookColumns } from './present-webhook.ts'
import { sealWebhookHeaders } from './webhook-headers.ts'
import { webhookRules } from './webhook-rules.ts'
import { createWebhookSecret, sealWebhookSecret } from './webhook-secret.ts'
import { asciiUrl } from './webhook-url.ts'

/** Every change in the business writes a delivery for each of its webhooks: their number has a bound. */
const maxWebhooks = 100

/** Subscribes an address to events; the secret is in this answer and never again. */
export const webhooksCreate = change('webhooks.create', webhookRules, async (work, { body }) => {
  const events = [...new Set(body.events)]
  checkEventScopes(work.by, events)
  const url = asciiUrl(body.url)
  await lockBusiness(work) // under which its webhooks are counted
  const { db, business_id, config } = work
  const { present } = await db
    .selectFrom('webhooks')
    .select(sql<number>`count(*)`.as('present'))
    .where('business_id', '=', business_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (present >= maxWebhooks) throw conflict(`A business can have at most ${maxWebhooks} webhooks.`)
  const { id } = await db
    .selectNoFrom(sql<number>`nextval(pg_get_serial_sequence('webhooks', 'id'))`.as('id'))
    .executeTakeFirstOrThrow()

  const secret = createWebhookSecret()
  const row = await db
    .with('webhooks', (db) =>
      db
        .insertInto('webhooks')
        .values({
          id, // comes first, as the secret is sealed for the row that holds it
          business_id,
          url,
          events,
          description: body.description ?? null,
          active: body.active,
          contact: body.contact ?? null,
          made_by: userBehind(work.by),
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
