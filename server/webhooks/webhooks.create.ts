import { sql } from 'kysely'
import { inTransaction, sqlOf } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { conflict } from '../operation/errors.ts'
import { checkWebhookUrl } from './check-webhook-url.ts'
import { presentWebhook, webhookColumns } from './present-webhook.ts'
import { checkWebhookHeaders, sealWebhookHeaders } from './webhook-headers.ts'
import { createWebhookSecret, sealWebhookSecret } from './webhook-secret.ts'

/** Every change of the business writes a delivery for each of them: their number has a bound. */
const maxWebhooks = 100

/** Subscribes an address to events; the secret is in this answer and never again. */
export const webhooksCreate: Operation<'webhooks.create'> = ({ body, principal: { business_id }, em, config }) =>
  inTransaction(em, async (t) => {
    checkWebhookUrl(body.url, config)
    checkWebhookHeaders(body.headers)
    const db = sqlOf(t)
    // The business's row is the lock under which its webhooks are counted.
    await db.selectFrom('businesses').select('id').where('id', '=', business_id).forNoKeyUpdate().execute()
    const { id, present } = await db
      .selectFrom('webhooks')
      .select([
        sql<number>`count(*)`.as('present'),
        sql<number>`nextval(pg_get_serial_sequence('webhooks', 'id'))`.as('id'),
      ])
      .where('business_id', '=', business_id)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (present >= maxWebhooks) throw conflict(`A business can have ${maxWebhooks} webhooks.`)

    const secret = createWebhookSecret()
    const row = await db
      .insertInto('webhooks')
      .values({
        id, // comes first, as the secret is sealed for the row that holds it
        business_id,
        url: body.url,
        events: body.events,
        description: body.description ?? null,
        active: body.active,
        ...sealWebhookHeaders(config.encryptionKeys, id, body.headers ?? {}),
        secret_ciphertext: sealWebhookSecret(config.encryptionKeys, id, secret),
      })
      .returning(webhookColumns)
      .executeTakeFirstOrThrow()
    return { status: 201, body: { success: true, data: { ...presentWebhook(row), secret } } }
  })
