import type { GlobalWork } from '../../operation/work.ts'
import { countAttempt, type Limit, networkKey } from './count-attempt.ts'

/*
 * Logins with single sign-on are limited by network alone: the provider limits wrong passwords. Each start and each
 * finish makes requests to the provider.
 */

/** The limits, in seconds. */
const startLimits: Limit[] = [{ keyPrefix: 'sso-start:network', key: networkKey, points: 120, duration: 60 }]
const failureLimits: Limit[] = [{ keyPrefix: 'sso-finish:network', key: networkKey, points: 60, duration: 60 }]

const noAccount = ''

/**
 * Counts the start of a login.
 *
 * @throws {ApiError} 429 if the limit is exceeded
 */
export async function countSingleSignOnStart(work: GlobalWork): Promise<void> {
  await countAttempt(work, startLimits, noAccount)
}

/**
 * Performs a login within the limit on failures.
 *
 * @param work - outside a transaction, so that the counts are stored even if the login fails
 * @param hasFailed - whether a result counts as a failure
 * @throws {ApiError} 429 if the limit is exceeded
 */
export async function throttleSingleSignOn<T>(
  work: GlobalWork,
  attempt: () => Promise<T>,
  hasFailed: (result: T) => boolean,
): Promise<T> {
  const count = await countAttempt(work, failureLimits, noAccount)
  const result = await attempt()
  if (!hasFailed(result)) await count.refund()
  return result
}
