import { sql } from 'kysely'
import { rolesWithScope } from '../../access/roles.ts'
import { isUserActive, ownsAddress } from '../../access/users/user-active.ts'
import { enqueue } from '../../jobs.ts'
import type { Change } from '../../operation/work.ts'

/**
 * What a mail about a webhook says: a delivery has failed all its attempts, the first in a row; half of the failures in a
 * row that disable the webhook; it was disabled.
 */
export type WebhookMailKind = 'exhausted' | 'halfway' | 'disabled'

/** The number of owners that are mailed at most. */
const maxOwners = 20

/**
 * The condition that a user can be mailed about webhooks: they log in, may see webhooks, and have not turned these mails
 * off. Asked of the row `users`.
 */
export const takesWebhookMail = (business: Pick<Change, 'business_id'>) =>
  sql<boolean>`(users.webhook_mail and users.role = any(${rolesWithScope('webhooks:read')}) and ${ownsAddress}
    and ${isUserActive(business)})`

/**
 * Queues a mail about a webhook to its contact and to the user who made it. Where that user cannot be mailed, the owners
 * of the business take their place, so that no webhook fails unnoticed.
 */
export async function queueWebhookMails(work: Change, webhook_id: number, kind: WebhookMailKind): Promise<void> {
  const { db, business_id, config } = work
  if (config.smtpUrl === undefined) return
  const { contact, made_by } = await db
    .selectFrom('webhooks')
    .select(['contact', 'made_by'])
    .where('business_id', '=', business_id)
    .where('id', '=', webhook_id)
    .executeTakeFirstOrThrow()
  const users = await usersToMail(work, made_by)
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

async function usersToMail(work: Change, made_by: number | null): Promise<{ id: number; email: string }[]> {
  const users = work.db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('business_id', '=', work.business_id)
    .where(takesWebhookMail(work))
    .orderBy('id')
  const maker = await users.where('id', '=', made_by ?? 0).execute()
  return maker.length > 0 ? maker : await users.where('role', '=', 'owner').limit(maxOwners).execute()
}
