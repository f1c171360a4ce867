import { sql } from 'kysely'
import { enqueue } from '../../../server/jobs.ts'
import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { type Change, type GlobalWork, inBusiness, inTransaction } from '../../../server/operation/work.ts'
import { recordEvent } from '../../../server/outbox/record-event.ts'
import { noStreak } from '../../../server/webhooks/failure-streak.ts'
import { queueWebhookMails } from '../../../server/webhooks/mails/queue-webhook-mails.ts'
import { type CompletedAttempt, recordAttempts } from './record.ts'
import { disableReason, dueWarning, nextStreak, type Streak, startsStreak } from './streak.ts'

type Reason = Schemas['WebhookEventData']['disabled_reason']

/**
 * Records attempts of one webhook, some of which extend its failure streak. Disables the webhook when the streak
 * reaches the limit: the other webhooks of the business then receive an event, and the contact of the business an
 * email.
 *
 * @param attempts - sorted by the time at which they ended
 * @returns whether the webhook was disabled
 */
export const recordStreak = (work: GlobalWork, attempts: readonly CompletedAttempt[]): Promise<boolean> =>
  inTransaction(inBusiness(work, attempts[0]?.businessId ?? 0), async (work) => {
    const { db, business_id } = work
    const id = attempts[0]?.webhookId ?? 0
    const before: Streak | undefined = await db
      .selectFrom('webhooks')
      .select(['exhausted_deliveries', 'gone_attempts'])
      .where('business_id', '=', business_id)
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    const recorded = new Set(await recordAttempts(db, attempts))
    if (!before) return false

    let streak = before
    let reason: Reason | undefined
    let warning: ReturnType<typeof dueWarning>
    let failing_since: string | undefined
    for (const attempt of attempts.filter(({ deliveryId }) => recorded.has(deliveryId))) {
      const next = nextStreak(streak, attempt)
      if (startsStreak(streak, next)) failing_since = eventTime(attempt)
      warning = next.exhausted_deliveries === 0 ? undefined : (dueWarning(streak, next) ?? warning)
      streak = next
      reason ??= disableReason(streak)
    }
    const since = failing_since === undefined ? {} : { failing_since }
    if (reason) return disable(work, id, { ...since, disabled_reason: reason })
    const columns = { ...streak, ...since }
    await db.updateTable('webhooks').set(columns).where('business_id', '=', business_id).where('id', '=', id).execute()
    if (warning) await queueWebhookMails(work, id, warning)
    return false
  })

const eventTime = ({ startedAt, sinceEventMs }: CompletedAttempt): string =>
  new Date(startedAt - sinceEventMs).toISOString()

async function disable(
  work: Change,
  id: number,
  { disabled_reason, ...since }: { disabled_reason: Reason; failing_since?: string },
): Promise<boolean> {
  const webhook = await work.db
    .updateTable('webhooks')
    .set({
      ...noStreak,
      ...since,
      active: false,
      disabled_at: sql`now()`,
      disabled_reason,
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where('business_id', '=', work.business_id)
    .where('id', '=', id)
    .where('active', '=', true)
    .returning(['url', 'disabled_at'])
    .executeTakeFirst()
  if (!webhook) return false
  await enqueue(work, 'drain_webhook', { webhook_id: id }) // the drainer then skips the pending deliveries
  const disabled_at = webhook.disabled_at as string
  await recordEvent(work, {
    type: 'webhook.disabled',
    data: { id, url: webhook.url, disabled_at, disabled_reason },
    created_at: disabled_at,
  })
  await queueWebhookMails(work, id, 'disabled')
  return true
}
