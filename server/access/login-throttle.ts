import type { EntityManager } from '@mikro-orm/postgresql'
import { accountOf, countTry, type Limit, networkOf, type Try } from './count-try.ts'

/** How many wrong passwords are taken. */
const limits: Limit[] = [
  {
    keyPrefix: 'login:account-network',
    keyOf: (tried) => `${accountOf(tried)}:${networkOf(tried)}`,
    points: 5,
    duration: 60,
  },
  { keyPrefix: 'login:network', keyOf: networkOf, points: 60, duration: 60 },
  { keyPrefix: 'login:account', keyOf: accountOf, points: 100, duration: 3600 },
]

/**
 * Lets an account's password be tried, if there were not too many failures. The try is counted before it is made, and
 * taken back when it did not fail.
 *
 * @param em - outside a transaction: the counts are to stay
 * @param attempt - answers undefined for a failure
 * @returns what `attempt` returns
 * @throws {ApiError} 429, whether or not there is such an account and the password would have been right
 */
export async function throttled<T>(
  em: EntityManager,
  tried: Try,
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const counted = await countTry(em, limits, tried)
  let failed = false
  try {
    const outcome = await attempt()
    failed = outcome === undefined
    return outcome
  } finally {
    if (!failed) await counted.takeBack()
  }
}
