import type { EntityManager } from '@mikro-orm/postgresql'
import { type Selectable, sql } from 'kysely'
import { type Database, sqlOf } from '../db/orm.ts'
import { isUserActive } from './user-active.ts'

const accountColumns = [
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
export type Account = Pick<Selectable<Database['users']>, (typeof accountColumns)[number]> & {
  active: boolean
  /** Too many wrong codes: nothing lets anybody in for a while. */
  locked: boolean
}

const isLocked = sql<boolean>`coalesce(locked_until > now(), false)`

/** Finds an account by its address, in whatever case it is typed. */
export const findAccount = (em: EntityManager, email: string): Promise<Account | undefined> =>
  sqlOf(em)
    .selectFrom('users')
    .select([...accountColumns, isUserActive.as('active'), isLocked.as('locked')])
    .where(sql<string>`lower(email)`, '=', sql<string>`lower(${email})`)
    .executeTakeFirst()

/**
 * Reads an account and holds it to the end of the transaction: logins and changes of its factors happen one after
 * another, and lock what belongs to it (challenges, recovery codes, sessions) only after this, so that they never
 * wait for each other in a circle.
 */
export const holdAccount = (t: EntityManager, user_id: number): Promise<Account> =>
  sqlOf(t)
    .selectFrom('users')
    .select([...accountColumns, isUserActive.as('active'), isLocked.as('locked')])
    .where('id', '=', user_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
