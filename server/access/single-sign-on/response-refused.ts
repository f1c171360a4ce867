import { singleSignOnFailed } from '../../operation/errors.ts'
import type { AccountProblem } from './find-account-user.ts'
import type { ResponseProblem } from './identity-provider.ts'

/** The reasons for which the response of a provider is refused, with their descriptions. */
const descriptions = {
  request_expired: 'belongs to a login that has expired or was used; start again',
  provider_refused: 'is a refusal of the provider',
  invalid_response: 'is not a valid response of the provider to this login',
  address_unverified: 'is of an account whose email address the provider has not verified',
  domain_not_allowed: 'is of an account whose email address is in another domain',
  no_account: 'is of an account without an active user in this business',
  account_conflict: 'is of an account with the address of a user who logs in with another account of the provider',
  address_in_use: 'is of an account whose email address logs in to another business',
  another_account: 'is of an account that does not log the caller in',
  not_recent: 'does not prove that the provider has asked the user again',
} satisfies Record<'request_expired' | ResponseProblem | AccountProblem | 'another_account' | 'not_recent', string>

export type RefusalReason = keyof typeof descriptions

/** Reports that the response of a provider is refused. */
export const responseRefused = (reason: RefusalReason) =>
  singleSignOnFailed({ path: 'body.query', code: reason, message: descriptions[reason] })
