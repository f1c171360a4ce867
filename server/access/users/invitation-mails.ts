import { type RawBuilder, sql } from 'kysely'
import type { GlobalChange } from '../../operation/work.ts'
import { lifetimeHours, mailPasswordLink } from '../passwords/password-link.ts'
import { mayAct, ownsAddress } from './user-active.ts'

/*
 * An address gets few invitations by mail within 24 hours, of all businesses together. Nobody is refused for that, as it
 * would tell what others do: invitations wait. All functions here work across businesses, and in a transaction.
 */

/** Said in the contract at `users.create`. */
const mailsADay = 5

/** Of an invitation that is a day old, in SQL. */
const leftAfterADay = sql`make_interval(hours => ${sql.lit(lifetimeHours.invite - 24)})`

const equalsAddress = (email: string) => sql<boolean>`lower(users.email) = lower(${email})`

/** The invitations of an address that were made or mailed within a day. */
const newInvitations = ({ db }: GlobalChange, email: string) =>
  db
    .selectFrom('password_links as link')
    .innerJoin('users', (join) =>
      join.onRef('users.business_id', '=', 'link.business_id').onRef('users.id', '=', 'link.user_id'),
    )
    .where('link.purpose', '=', 'invite')
    .where(equalsAddress(email))
    .where('link.expires_at', '>', sql<string>`now() + ${leftAfterADay}`)

/** Lets one transaction at a time look at the invitations of an address. */
const lockAddress = ({ db }: GlobalChange, email: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended('invitations ' || lower(${email}), 0))`.execute(db)

/**
 * Asks when an invitation may be mailed. Until the transaction ends no other one to the address is.
 *
 * @returns the time at which to ask again; undefined for now
 */
export async function invitationDue(
  work: GlobalChange,
  { id, email }: { id: number; email: string },
): Promise<RawBuilder<unknown> | undefined> {
  await lockAddress(work, email)
  const first = await newInvitations(work, email)
    .select('link.expires_at')
    .where('link.token_hash', 'is not', null)
    .where('link.id', '<>', id)
    .orderBy('link.expires_at', 'desc')
    .offset(mailsADay - 1)
    .limit(1)
    .executeTakeFirst()
  return first && sql`${first.expires_at}::timestamptz - ${leftAfterADay}`
}

/**
 * Invites an address again that logs in to no business, for each that has invited it, the last one first. As many
 * invitations are made as may be mailed today. No audit log has it: where the address logs in to another business it does
 * not happen, and the entry would tell that.
 */
export async function inviteAgain(work: GlobalChange, email: string): Promise<void> {
  await lockAddress(work, email)
  const { made } = await newInvitations(work, email)
    .select(({ fn }) => fn.countAll<number>().as('made'))
    .executeTakeFirstOrThrow()
  const users = await work.db
    .selectFrom('users')
    .select(['id', 'business_id'])
    .where(equalsAddress(email))
    .where(sql<boolean>`not ${ownsAddress}`)
    .orderBy('id', 'desc')
    .execute()
  let left = mailsADay - Number(made)
  for (const user of users) {
    if (left <= 0) return
    if (!(await mayAct(work, user))) continue
    await mailPasswordLink(work, { business_id: user.business_id, user_id: user.id }, 'invite')
    left -= 1
  }
}
