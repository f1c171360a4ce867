import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { inTransaction, sqlOf } from '../../server/db/orm.ts'
import { recordEvent } from '../../server/events/record-event.ts'
import { enqueue } from '../../server/jobs.ts'
import type { Schemas } from '../../server/operation/contract.ts'
import { type MadeAttempt, recordAttempts } from './record.ts'

/** Deliveries in a row that fail all their attempts before their webhook is disabled. */
const maxExhausted = 5

/** Ends the subscription at once (RFC 9110 §15.5.11). */
const gone = 410

type Reason = Schemas['WebhookEventData']['disabled_reason']

/** Whether this was the last attempt of its delivery's schedule, and it failed. */
export const isExhausted = ({ trigger, answer, retryMs }: MadeAttempt): boolean =>
  trigger === 'schedule' && answer.outcome !== 'succeeded' && retryMs === undefined

/** Whether the receiver wants nothing more, now or ever. */
export const isGone = (status: number | null): boolean => status === gone

/**
 * Writes attempts of one webhook of which some exhausted their deliveries, and disables the webhook when there have
 * been five of these in a row, or the receiver said that it is gone. The business's other webhooks are told.
 *
 * @param attempts - in the order in which they ended
 * @returns whether the webhook was disabled
 */
export const recordExhaustion = (em: EntityManager, attempts: readonly MadeAttempt[]): Promise<boolean> =>
  inTransaction(em, async (t) => {
    const db = sqlOf(t)
    const id = attempts[0]?.webhookId ?? 0
    const before = await db
      .selectFrom('webhooks')
      .select('exhausted_deliveries')
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    const written = new Set(await recordAttempts(db, attempts))
    if (!before) return false

    let exhausted = before.exhausted_deliveries
    let reason: Reason | undefined
    for (const attempt of attempts.filter(({ deliveryId }) => written.has(deliveryId))) {
      if (attempt.answer.outcome === 'succeeded') exhausted = 0
      else if (isExhausted(attempt)) exhausted += 1
      if (attempt.trigger === 'schedule' && isGone(attempt.answer.responseStatus)) reason ??= 'gone'
      else if (exhausted >= maxExhausted) reason ??= 'deliveries_exhausted'
    }
    if (reason) return disable(t, id, reason)
    await db.updateTable('webhooks').set({ exhausted_deliveries: exhausted }).where('id', '=', id).execute()
    return false
  })

async function disable(t: EntityManager, id: number, disabled_reason: Reason): Promise<boolean> {
  const webhook = await sqlOf(t)
    .updateTable('webhooks')
    .set({
      active: false,
      disabled_at: sql`now()`,
      disabled_reason,
      exhausted_deliveries: 0,
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .where('active', '=', true)
    .returning(['business_id', 'url', 'disabled_at'])
    .executeTakeFirst()
  if (!webhook) return false
  await enqueue(t, 'drain_webhook', { webhook_id: id }) // which skips what is still to be tried again
  const disabled_at = webhook.disabled_at as string
  await recordEvent(t, {
    business_id: webhook.business_id,
    type: 'webhook.disabled',
    data: { id, url: webhook.url, disabled_at, disabled_reason },
    created_at: disabled_at,
  })
  return true
}
