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

/** What a login looks at. */
export type LoginUser = Pick<Selectable<UserTable>, (typeof columns)[number]> & {
  active: boolean
  /** After too many wrong codes nothing logs them in for a while. */
  locked: boolean
}

const isLocked = sql<boolean>`coalesce(locked_until > now(), false)`

const selectLoginUser = ({ db, business_id }: Pick<Work, 'db' | 'business_id'>, id: number) =>
  db
    .selectFrom('users')
    .select([...columns, isUserActive({ business_id }).as('active'), isLocked.as('locked')])
    .where('business_id', '=', business_id)
    .where('id', '=', id)

/** Finds the user whom an e-mail address logs in, in upper or lower case. Invitations are not looked at. */
export async function findLoginUser(work: Pick<GlobalWork, 'db'>, email: string): Promise<LoginUser | undefined> {
  const [user] = await findAcross(work, {
    from: 'users',
    columns: ['business_id', 'id'],
    where: (address) => sql`lower(email) = lower(${address}) and ${ownsAddress}`,
    value: email,
  })
  return user && (await selectLoginUser(inBusiness(work, user.business_id), user.id).executeTakeFirst())
}

/** Whether an address logs in to another business than that of the user who has it here, and may log in there. */
export async function logsInElsewhere(
  work: GlobalWork,
  { email, business_id }: Pick<LoginUser, 'email' | 'business_id'>,
): Promise<boolean> {
  const user = await findLoginUser(work, email)
  return user ? user.active && user.business_id !== business_id : false
}

/**
 * Reads a user and locks them to the end of the transaction: logins and changes of a user's factors happen one after
 * another. Comes before any lock on what belongs to the user (challenges, recovery codes, sessions), so that nobody
 * waits in a circle.
 */
export const lockLoginUser = (work: Change, user_id: number): Promise<LoginUser> =>
  selectLoginUser(work, user_id).forNoKeyUpdate().executeTakeFirstOrThrow()

/** An update of one user of the business, of which `set` says what it sets. */
export const updateUser = ({ db, business_id }: Pick<Work, 'db' | 'business_id'>, user_id: number) =>
  db.updateTable('users').where('business_id', '=', business_id).where('id', '=', user_id)
