import { sql } from 'kysely'
import { recordAudit } from '../../audit/record-audit.ts'
import { enqueue } from '../../jobs.ts'
import { acrossBusinesses, type GlobalWork, inBusiness, inTransaction } from '../../operation/work.ts'
import { createOpaqueToken, hashOfToken } from '../opaque-token.ts'
import { logsInElsewhere } from '../sessions/login-user.ts'
import { invitationDue, inviteAgain } from '../users/invitation-mails.ts'
import { isUserActive, ownsAddress } from '../users/user-active.ts'
import { addressOf, expiryOf, type LinkPurpose, lifetimeHours } from './password-link.ts'

/** What the mail with a link has to say. */
export interface IssuedLink {
  purpose: LinkPurpose
  /** With the token, which is nowhere else. */
  url: string
  hours: number
  name: string
  email: string
  business: string
  /** Where it was asked for. */
  ip: string | null
  /** Whether the address logs in to another business, so that the link does not work for now. */
  taken: boolean
}

/**
 * Makes the token of a link that is to be mailed. When an attempt to mail it failed before, its token is void: nobody
 * knows whether it arrived.
 *
 * @returns undefined where there is nothing to mail: the address is no user's, it took too long, or an invitation has to
 * wait, for which there is another job then
 */
export const issuePasswordLink = (work: GlobalWork, id: number): Promise<IssuedLink | undefined> =>
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
    const forget = () => db.deleteFrom('password_links').where('id', '=', id).where('used_at', 'is', null).execute()
    const user = link && (await userOf(work, link))
    if (!user || link.age_hours > lifetimeHours[link.purpose]) {
      await forget()
      return undefined
    }

    const { purpose, ip, user_agent, request_id } = link
    const { business_id, id: user_id, name, email, business } = user
    const origin = { ip, user_agent, request_id: request_id ?? '' }
    if (purpose === 'reset' && !user.logs_in) {
      await inviteAgain({ ...work, origin }, email)
      await forget()
      return undefined
    }
    const due = purpose === 'invite' ? await invitationDue(work, { id, email }) : undefined
    if (due) {
      await enqueue(work, 'send_password_mail', { password_link_id: id }, due)
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
      .set({ token_hash: hashOfToken(token), expires_at: expiryOf(purpose) })
      .where('id', '=', id)
      .execute()
    const taken = await logsInElsewhere(work, user)
    return { purpose, url: addressOf(config, token), hours: lifetimeHours[purpose], name, email, business, ip, taken }
  })

/** The user of a link, who may act; undefined where there is none. */
async function userOf(work: GlobalWork, { business_id, user_id }: Record<'business_id' | 'user_id', number | null>) {
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
