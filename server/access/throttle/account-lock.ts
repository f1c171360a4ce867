import { sql } from 'kysely'
import type { Change } from '../../operation/work.ts'
import { type LoginUser, updateUser } from '../sessions/login-user.ts'

/** Wrong codes in a row that lock a user, whatever they were sent to. */
const maxFailures = 10
const firstLockMinutes = 15
/** A lock doubles this often at most, to just over ten days. */
const maxDoublings = 10

/**
 * Counts a wrong code. The tenth in a row locks the user: for 15 minutes, and twice as long each time until a code is
 * right.
 *
 * @param user - locked by this transaction
 * @returns whether this one locked the user out
 */
export async function countFailure(
  work: Change,
  { id, two_factor_failures, two_factor_locks }: LoginUser,
): Promise<boolean> {
  const locks = two_factor_failures + 1 >= maxFailures
  const minutes = firstLockMinutes * 2 ** Math.min(two_factor_locks, maxDoublings)
  await updateUser(work, id)
    .set(
      locks
        ? {
            two_factor_failures: 0,
            two_factor_locks: two_factor_locks + 1,
            locked_until: sql`now() + make_interval(mins => ${minutes})`,
          }
        : { two_factor_failures: two_factor_failures + 1 },
    )
    .execute()
  return locks
}

/** Forgets wrong codes and locks: a code was right. */
export async function clearFailures(work: Change, user_id: number): Promise<void> {
  await updateUser(work, user_id).set({ two_factor_failures: 0, two_factor_locks: 0, locked_until: null }).execute()
}
