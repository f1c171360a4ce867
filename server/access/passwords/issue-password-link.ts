import { sql } from 'kysely'
import { recordAudit } from '../../audit/record-audit.ts'
import { enqueue } from '../../jobs.ts'
import { acrossBusinesses, type GlobalWork, inBusiness, inTransaction } from '../../operation/work.ts'
import { createOpaqueToken, tokenHash } from '../opaque-token.ts'
import { hasLoginElsewhere } from '../sessions/login-user.ts'
import { nextInvitationTime, resendInvitations } from '../users/invitation-mails.ts'
import { isUserActive, ownsAddress } from '../users/user-active.ts'
import { type LinkPurpose, lifetimeHours, linkExpiry, linkUrl } from './password-link.ts'

/** The content of the email with a password link. */
export interface PasswordLinkMail {
  purpose: LinkPurpose
  /** The URL of the link. It contains the token, which is stored only as a hash. */
  url: string
  /** The lifetime of the link in hours. */
  hours: number
  name: string
  email: string
  business: string
  /** The IP address that requested the link. */
  ip: string | null
  /** Whether the email address logs in to another business. The link does not work until that login is closed. */
  addressInUse: boolean
}

/**
 * Creates the token of a link that is about to be emailed. On a retry, the new token replaces that of the earlier
 * attempt, whose email may have arrived.
 *
 * @returns undefined if no email must be sent: the address belongs to no active user, the link has expired, or the
 *   limit on invitations is reached, in which case another job is enqueued
 */
export const issuePasswordLink = (work: GlobalWork, id: number): Promise<PasswordLinkMail | undefined> =>
  inTransaction(acrossBusinesses(work), async (work) => {
    const { db, config } = work
    const link = await db
      .selectFrom('password_links')
      .select(['business_id', 'user_id', 'purpose', 'token_hash', 'ip', 'user_agent', 'request_id'])
      .select(sql<number>`extract(epoch from now() - created_at) / 3600`.as('age_hours'))
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    const remove = () => db.deleteFrom('password_links').where('id', '=', id).where('used_at', 'is', null).execute()
    const user = link && (await findActiveUser(work, link))
    if (!user || link.age_hours > lifetimeHours[link.purpose]) {
      await remove()
      return undefined
    }

    const { purpose, ip, user_agent, request_id } = link
    const { business_id, id: user_id, name, email, business } = user
    const origin = { ip, user_agent, request_id: request_id ?? '' }
    if (purpose === 'reset' && !user.logs_in) {
      await resendInvitations({ ...work, origin }, email)
      await remove()
      return undefined
    }
    const delayedUntil = purpose === 'invite' ? await nextInvitationTime(work, { id, email }) : undefined
    if (delayedUntil) {
      await enqueue(work, 'send_password_mail', { password_link_id: id }, delayedUntil)
      return undefined
    }
    if (purpose === 'reset' && link.token_hash === null) {
      recordAudit(
        { ...inBusiness(work, business_id), origin },
        { action: 'password.reset_requested', target_user_id: user_id },
      )
    }
    const token = createOpaqueToken()
    await db
      .updateTable('password_links')
      .set({ token_hash: tokenHash(token), expires_at: linkExpiry(purpose) })
      .where('id', '=', id)
      .execute()
    const addressInUse = await hasLoginElsewhere(work, user)
    const url = linkUrl(config, token)
    return { purpose, url, hours: lifetimeHours[purpose], name, email, business, ip, addressInUse }
  })

async function findActiveUser(
  work: GlobalWork,
  { business_id, user_id }: Record<'business_id' | 'user_id', number | null>,
) {
  if (business_id === null || user_id === null) return undefined
  return await inBusiness(work, business_id)
    .db.selectFrom('users')
    .innerJoin('businesses', 'businesses.id', 'users.business_id')
    .select(['users.id', 'users.business_id', 'users.name', 'users.email', 'businesses.name as business'])
    .select(ownsAddress.as('logs_in'))
    .where('users.business_id', '=', business_id)
    .where('users.id', '=', user_id)
    .where(isUserActive({ business_id }))
    .executeTakeFirst()
}
