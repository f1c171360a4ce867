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
  'role',
  'password_hash',
  'two_factor_enabled_at',
  'totp_secret_ciphertext',
  'totp_pending_ciphertext',
  'two_factor_failures',
  'two_factor_locks',
] as const

/** The properties of a user that decide on a login. */
export type LoginUser = Pick<Selectable<UserTable>, (typeof columns)[number]> & {
  active: boolean
  /** After too many wrong codes. */
  locked: boolean
}

const isLocked = sql<boolean>`coalesce(locked_until > now(), false)`

const selectLoginUser = ({ db, business_id }: Pick<Work, 'db' | 'business_id'>, id: number) =>
  db
    .selectFrom('users')
    .select([...columns, isUserActive({ business_id }).as('active'), isLocked.as('locked')])
    .where('business_id', '=', business_id)
    .where('id', '=', id)

/** Finds the user who logs in with an e-mail address, in any case. Invited users are ignored. */
export async function findLoginUser(work: Pick<GlobalWork, 'db'>, email: string): Promise<LoginUser | undefined> {
  const [user] = await findAcross(work, {
    from: 'users',
    columns: ['business_id', 'id'],
    where: (address) => sql`lower(email) = lower(${address}) and ${ownsAddress}`,
    value: email,
  })
  return user && (await selectLoginUser(inBusiness(work, user.business_id), user.id).executeTakeFirst())
}

/** Whether the address of a user logs in to another business, with an active user there. */
export async function hasLoginElsewhere(
  work: GlobalWork,
  { email, business_id }: Pick<LoginUser, 'email' | 'business_id'>,
): Promise<boolean> {
  const user = await findLoginUser(work, email)
  return user ? user.active && user.business_id !== business_id : false
}

/**
 * Reads and locks a user, which serializes logins and changes of factors. To avoid deadlocks, it comes before any lock on
 * the challenges, recovery codes and sessions of the user.
 */
export const lockLoginUser = (work: Change, user_id: number): Promise<LoginUser> =>
  selectLoginUser(work, user_id).forNoKeyUpdate().executeTakeFirstOrThrow()

/** Starts an update of one user of the business. */
export const updateUser = ({ db, business_id }: Pick<Work, 'db' | 'business_id'>, user_id: number) =>
  db.updateTable('users').where('business_id', '=', business_id).where('id', '=', user_id)
