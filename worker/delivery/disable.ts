import { sql } from 'kysely'
import { recordEvent } from '../../server/events/record-event.ts'
import { enqueue } from '../../server/jobs.ts'
import type { Schemas } from '../../server/operation/contract.ts'
import { type Change, type GlobalWork, inBusiness, inTransaction } from '../../server/operation/work.ts'
import { type MadeAttempt, recordAttempts } from './record.ts'

/** The number of consecutive exhausted deliveries after which a webhook is disabled. */
const maxExhausted = 5

/** The status by which a receiver ends its subscription at once (RFC 9110 §15.5.11). */
const gone = 410

type Reason = Schemas['WebhookEventData']['disabled_reason']

/** Whether the last scheduled attempt of a delivery has failed. */
export const isExhausted = ({ trigger, answer, retryMs }: MadeAttempt): boolean =>
  trigger === 'schedule' && answer.outcome !== 'succeeded' && retryMs === undefined

/** Whether the receiver ended the subscription for good. */
export const isGone = (status: number | null): boolean => status === gone

/**
 * Writes attempts of one webhook, some of which exhausted their deliveries. Disables the webhook after five consecutive
 * exhausted deliveries, or when the receiver answered that it is gone. Other webhooks of the business get an event.
 *
 * @param attempts - in the order of their ends
 * @returns whether the webhook was disabled
 */
export const recordExhaustion = (work: GlobalWork, attempts: readonly MadeAttempt[]): Promise<boolean> =>
  inTransaction(work, async (work) => {
    const { db } = work
    const { businessId: business_id, webhookId: id } = attempts[0] ?? { businessId: 0, webhookId: 0 }
    const before = await db
      .selectFrom('webhooks')
      .select('exhausted_deliveries')
      .where('business_id', '=', business_id)
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
    if (reason) return disable(inBusiness(work, business_id), id, reason)
    await db
      .updateTable('webhooks')
      .set({ exhausted_deliveries: exhausted })
      .where('business_id', '=', business_id)
      .where('id', '=', id)
      .execute()
    return false
  })

async function disable(work: Change, id: number, disabled_reason: Reason): Promise<boolean> {
  const webhook = await work.db
    .updateTable('webhooks')
    .set({
      active: false,
      disabled_at: sql`now()`,
      disabled_reason,
      exhausted_deliveries: 0,
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where('business_id', '=', work.business_id)
    .where('id', '=', id)
    .where('active', '=', true)
    .returning(['url', 'disabled_at'])
    .executeTakeFirst()
  if (!webhook) return false
  await enqueue(work, 'drain_webhook', { webhook_id: id }) // the drainer then skips all pending deliveries
  const disabled_at = webhook.disabled_at as string
  await recordEvent(work, {
    type: 'webhook.disabled',
    data: { id, url: webhook.url, disabled_at, disabled_reason },
    created_at: disabled_at,
  })
  return true
}
