import type { Schemas } from '../../operation/contract/contract.ts'
import type { Principal } from '../../operation/principal.ts'
import type { Work } from '../../operation/work.ts'
import { clockSkewSeconds } from '../sessions/access-token.ts'
import { useSessionRequest } from './authentication-request.ts'
import { openClient, type ProviderAccount, type ResponseProblem, readAccount } from './identity-provider.ts'
import { readSingleSignOn, type SingleSignOnRow } from './read-single-sign-on.ts'

/** The account that has logged in at the provider for the caller's session. */
export interface SessionAccount {
  account: ProviderAccount
  provider: SingleSignOnRow
  /** Whether the provider states that the account proved its identity after the start of the request. */
  is_recent: boolean
}

/**
 * Uses up a request of the caller's session, and reads the account from the response of the provider.
 *
 * @param work - outside a transaction
 * @throws {ApiError} 503 if the provider does not respond
 */
export async function readSessionAccount(
  work: Work<Principal>,
  { secret, query }: Schemas['SingleSignOnCallback'],
): Promise<SessionAccount | 'request_expired' | ResponseProblem> {
  const request = await useSessionRequest(work, secret)
  const provider = request && (await readSingleSignOn(work))
  if (!provider) return 'request_expired'
  const account = await readAccount(work.config, openClient(work, provider), request, query)
  if (typeof account === 'string') return account
  const earliest = request.started_at.getTime() - clockSkewSeconds * 1000
  return { account, provider, is_recent: (account.authenticated_at?.getTime() ?? 0) >= earliest }
}
