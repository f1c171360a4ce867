import type { GlobalWork } from '../../operation/work.ts'
import { countAttempt, type Limit, networkKey } from './count-attempt.ts'

/*
 * Logins with a passkey are limited by network alone. A signature cannot be guessed, so a limit by account would only
 * let others keep its user out.
 */

/** The limit on failed logins, in seconds. */
const loginLimits: Limit[] = [{ keyPrefix: 'passkey-login:network', key: networkKey, points: 60, duration: 60 }]

/** The limit on started logins, each of which stores a challenge. */
const challengeLimits: Limit[] = [
  { keyPrefix: 'passkey-challenge:network', key: networkKey, points: 120, duration: 60 },
]

const noAccount = ''

/**
 * Performs a login within the limit on failures.
 *
 * @param work - outside a transaction, so that the counts are stored even if the login fails
 * @param attempt - returns undefined for a failure
 * @throws {ApiError} 429 if the limit is exceeded
 */
export async function throttlePasskeyLogin<T>(
  work: GlobalWork,
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const count = await countAttempt(work, loginLimits, noAccount)
  const result = await attempt()
  if (result !== undefined) await count.refund()
  return result
}

/**
 * Counts the start of a login.
 *
 * @throws {ApiError} 429 if the limit is exceeded
 */
export async function throttlePasskeyChallenges(work: GlobalWork): Promise<void> {
  await countAttempt(work, challengeLimits, noAccount)
}
