import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { sqlOf } from '../db/orm.ts'
import type { Account } from './hold-account.ts'

/** Wrong codes in a row that lock an account, whatever they were sent to. */
const maxFailures = 10
const firstLockMinutes = 15
/** A lock doubles this often at most, to just over ten days. */
const maxDoublings = 10

/**
 * Counts a wrong code. The tenth in a row locks the account: for 15 minutes, and twice as long each time until a code
 * is right.
 *
 * @param account - held by this transaction
 * @returns whether this one locked it
 */
export async function countFailure(t: EntityManager, account: Account): Promise<boolean> {
  const locks = account.two_factor_failures + 1 >= maxFailures
  const minutes = firstLockMinutes * 2 ** Math.min(account.two_factor_locks, maxDoublings)
  await sqlOf(t)
    .updateTable('users')
    .set(
      locks
        ? {
            two_factor_failures: 0,
            two_factor_locks: account.two_factor_locks + 1,
            locked_until: sql`now() + make_interval(mins => ${minutes})`,
          }
        : { two_factor_failures: account.two_factor_failures + 1 },
    )
    .where('id', '=', account.id)
    .execute()
  return locks
}

/** Forgets wrong codes and locks: a code was right. */
export async function clearFailures(t: EntityManager, user_id: number): Promise<void> {
  await sqlOf(t)
    .updateTable('users')
    .set({ two_factor_failures: 0, two_factor_locks: 0, locked_until: null })
    .where('id', '=', user_id)
    .execute()
}
