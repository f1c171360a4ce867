import { type RawBuilder, sql } from 'kysely'
import type { GlobalChange } from '../../operation/work.ts'
import { lifetimeHours, mailPasswordLink } from '../passwords/password-link.ts'
import { canAct, ownsAddress } from './user-active.ts'

/*
 * The number of invitation emails to an address is limited per 24 hours across all businesses. Emails beyond the
 * limit are delayed rather than refused, because a refusal would reveal invitations by other businesses. All functions
 * need a transaction across businesses.
 */

/**
 * The maximum number of invitation emails to an address per 24 hours, as documented in the contract at `users.create`.
 */
const maxMailsPerDay = 5

/** The remaining lifetime of an invitation one day after it was created or emailed. */
const remainingAfterOneDay = sql`make_interval(hours => ${sql.lit(lifetimeHours.invite - 24)})`

const equalsAddress = (email: string) => sql<boolean>`lower(users.email) = lower(${email})`

/** Builds a query of the invitations of an address that were created or emailed within the last 24 hours. */
const recentInvitations = ({ db }: GlobalChange, email: string) =>
  db
    .selectFrom('password_links as link')
    .innerJoin('users', (join) =>
      join.onRef('users.business_id', '=', 'link.business_id').onRef('users.id', '=', 'link.user_id'),
    )
    .where('link.purpose', '=', 'invite')
    .where(equalsAddress(email))
    .where('link.expires_at', '>', sql<string>`now() + ${remainingAfterOneDay}`)

/** Serialises transactions on the invitations of an address. */
const lockAddress = ({ db }: GlobalChange, email: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended('invitations ' || lower(${email}), 0))`.execute(db)

/**
 * Determines when an invitation can be emailed. Locks the address, so that concurrent emails cannot exceed the limit.
 *
 * @returns the earliest time to check again; undefined if the invitation can be emailed now
 */
export async function nextInvitationTime(
  work: GlobalChange,
  { id, email }: { id: number; email: string },
): Promise<RawBuilder<unknown> | undefined> {
  await lockAddress(work, email)
  const first = await recentInvitations(work, email)
    .select('link.expires_at')
    .where('link.token_hash', 'is not', null)
    .where('link.id', '<>', id)
    .orderBy('link.expires_at', 'desc')
    .offset(maxMailsPerDay - 1)
    .limit(1)
    .executeTakeFirst()
  return first && sql`${first.expires_at}::timestamptz - ${remainingAfterOneDay}`
}

/**
 * Emails the invitations of an address that has no login again, latest first, up to the daily limit. The emails are not
 * recorded in the audit log: the absence of an entry would reveal that the address logs in to another business.
 */
export async function resendInvitations(work: GlobalChange, email: string): Promise<void> {
  await lockAddress(work, email)
  const { count } = await recentInvitations(work, email)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const users = await work.db
    .selectFrom('users')
    .select(['id', 'business_id'])
    .where(equalsAddress(email))
    .where(sql<boolean>`not ${ownsAddress}`)
    .orderBy('id', 'desc')
    .execute()
  let remaining = maxMailsPerDay - Number(count)
  for (const user of users) {
    if (remaining <= 0) return
    if (!(await canAct(work, user))) continue
    await mailPasswordLink(work, { business_id: user.business_id, user_id: user.id }, 'invite')
    remaining -= 1
  }
}
