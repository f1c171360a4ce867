import { sql } from 'kysely'
import { roleHasScope } from '../../access/roles.ts'
import { isUserActive, ownsAddress } from '../../access/users/user-active.ts'
import { enqueue } from '../../jobs.ts'
import type { Change } from '../../operation/work.ts'

/**
 * The reason for an email: the first exhausted delivery of a streak, a streak halfway to its limit, or a disabled
 * webhook.
 */
export type WebhookMailKind = 'exhausted' | 'halfway' | 'disabled'

/** The maximum number of owners who get an email. */
const maxOwners = 20

/**
 * Returns the condition on `users` that a user gets emails about webhooks: the user can log in, can see webhooks, and
 * has these emails enabled.
 */
export const acceptsWebhookMail = (business: Pick<Change, 'business_id'>) =>
  sql<boolean>`(users.webhook_mail and ${roleHasScope(business, 'webhooks:read')} and ${ownsAddress}
    and ${isUserActive(business)})`

/**
 * Queues emails about a webhook to its contact and its creator, or to the owners if the creator gets no such emails.
 */
export async function queueWebhookMails(work: Change, webhook_id: number, kind: WebhookMailKind): Promise<void> {
  const { db, business_id, config } = work
  if (config.smtpUrl === undefined) return
  const { contact, made_by: creatorId } = await db
    .selectFrom('webhooks')
    .select(['contact', 'made_by'])
    .where('business_id', '=', business_id)
    .where('id', '=', webhook_id)
    .executeTakeFirstOrThrow()
  const users = await findRecipients(work, creatorId)
  const others = users.filter(({ email }) => email.toLowerCase() !== contact?.toLowerCase())
  for (const user_id of [...(contact === null ? [] : [null]), ...others.map(({ id }) => id)]) {
    const { id } = await db
      .insertInto('webhook_mails')
      .values({ business_id, webhook_id, kind, user_id })
      .returning('id')
      .executeTakeFirstOrThrow()
    await enqueue(work, 'send_webhook_mail', { business_id, webhook_mail_id: id })
  }
}

async function findRecipients(work: Change, creatorId: number | null): Promise<{ id: number; email: string }[]> {
  const users = work.db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('business_id', '=', work.business_id)
    .where(acceptsWebhookMail(work))
    .orderBy('id')
  const creator = await users.where('id', '=', creatorId ?? 0).execute()
  return creator.length > 0 ? creator : await users.where('role', '=', 'owner').limit(maxOwners).execute()
}
