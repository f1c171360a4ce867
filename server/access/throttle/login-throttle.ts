import type { GlobalWork } from '../../operation/work.ts'
import { accountKey, accountNetworkKey, countAttempt, type Limit, networkKey } from './count-attempt.ts'

/** The limits on wrong passwords. Durations are in seconds. */
const limits: Limit[] = [
  { keyPrefix: 'login:account-network', key: accountNetworkKey, points: 5, duration: 60 },
  { keyPrefix: 'login:network', key: networkKey, points: 60, duration: 60 },
  { keyPrefix: 'login:account', key: accountKey, points: 100, duration: 3600 },
]

/**
 * Performs a login attempt within the limits on failures. The attempt is counted in advance and refunded unless it
 * fails.
 *
 * @param work - outside a transaction, so that the counts are stored even if the attempt fails
 * @param email - as submitted
 * @param attempt - returns undefined for a failure
 * @returns the result of `attempt`
 * @throws {ApiError} 429 if a limit is exceeded, whether or not the user exists and the password matches
 */
export async function throttleLogin<T>(
  work: GlobalWork,
  email: string,
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const count = await countAttempt(work, limits, email)
  let hasFailed = false
  try {
    const result = await attempt()
    hasFailed = result === undefined
    return result
  } finally {
    if (!hasFailed) await count.refund()
  }
}
