import type { GlobalWork } from '../../operation/work.ts'
import { accountInNetwork, accountOf, countAttempt, type Limit, networkOf } from './count-attempt.ts'

/** How many wrong passwords are allowed. */
const limits: Limit[] = [
  { keyPrefix: 'login:account-network', keyOf: accountInNetwork, points: 5, duration: 60 },
  { keyPrefix: 'login:network', keyOf: networkOf, points: 60, duration: 60 },
  { keyPrefix: 'login:account', keyOf: accountOf, points: 100, duration: 3600 },
]

/**
 * Lets a user's password be tried, if there were not too many failures. The try is counted before it is made, and taken
 * back when it did not fail.
 *
 * @param work - outside a transaction: the counts are to stay
 * @param email - as it was typed
 * @param attempt - answers undefined for a failure
 * @returns what `attempt` returns
 * @throws {ApiError} 429, whether or not there is such a user and the password would have been right
 */
export async function throttled<T>(
  work: GlobalWork,
  email: string,
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const counted = await countAttempt(work, limits, email)
  let failed = false
  try {
    const outcome = await attempt()
    failed = outcome === undefined
    return outcome
  } finally {
    if (!failed) await counted.refund()
  }
}
