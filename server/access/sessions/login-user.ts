import { type Selectable, sql } from 'kysely'
import { findAcross } from '../../operation/find-across.ts'
import { type Change, type GlobalWork, inBusiness, type Work } from '../../operation/work.ts'
import type { UserTable } from '../users/user.entity.ts'
import { isUserActive, ownsAddress } from '../users/user-active.ts'

const columns = [
  'id',
  'business_id',
  'name',
  'email',
  'password_hash',
  'two_factor_enabled_at',
  'totp_secret_ciphertext',
  'totp_pending_ciphertext',
  'two_factor_failures',
  'two_factor_locks',
] as const

/** The properties of a user that determine whether and how they can log in. */
export type LoginUser = Pick<Selectable<UserTable>, (typeof columns)[number]> & {
  active: boolean
  /** Whether the user is locked after too many wrong codes. */
  locked: boolean
}

const isLocked = sql<boolean>`coalesce(locked_until > now(), false)`

const selectLoginUser = ({ db, business_id }: Pick<Work, 'db' | 'business_id'>, id: number) =>
  db
    .selectFrom('users')
    .select([...columns, isUserActive({ business_id }).as('active'), isLocked.as('locked')])
    .where('business_id', '=', business_id)
    .where('id', '=', id)

/** Finds the user who logs in with an email address, ignoring case and invited users. */
export async function findLoginUser(work: Pick<GlobalWork, 'db'>, email: string): Promise<LoginUser | undefined> {
  const [user] = await findAcross(work, {
    from: 'users',
    columns: ['business_id', 'id'],
    where: (address) => sql`lower(email) = lower(${address}) and ${ownsAddress}`,
    value: email,
  })
  return user && (await selectLoginUser(inBusiness(work, user.business_id), user.id).executeTakeFirst())
}

/** Finds the user of the business with an address, by an index on the addresses of all businesses. */
export async function findUserByAddress(
  work: Pick<Work, 'db' | 'business_id'>,
  email: string,
): Promise<{ id: number } | undefined> {
  const users = await findAcross(work, {
    from: 'users',
    columns: ['business_id', 'id'],
    where: (address) => sql`lower(email) = lower(${address})`,
    value: email,
  })
  return users.find(({ business_id }) => business_id === work.business_id)
}

/** Whether the email address of a user logs in an active user of another business. */
export async function hasLoginElsewhere(
  work: GlobalWork,
  { email, business_id }: Pick<LoginUser, 'email' | 'business_id'>,
): Promise<boolean> {
  const user = await findLoginUser(work, email)
  return user ? user.active && user.business_id !== business_id : false
}

/**
 * Reads and locks a user, which serialises logins and changes of authentication factors. To avoid deadlocks, take this
 * lock before any lock on the challenges, recovery codes and sessions of the user.
 */
export const lockLoginUser = (work: Change, user_id: number): Promise<LoginUser> =>
  selectLoginUser(work, user_id).forNoKeyUpdate().executeTakeFirstOrThrow()

/** Builds an update of one user of the business, to which the caller adds the changes. */
export const updateUser = ({ db, business_id }: Pick<Work, 'db' | 'business_id'>, user_id: number) =>
  db.updateTable('users').where('business_id', '=', business_id).where('id', '=', user_id)
