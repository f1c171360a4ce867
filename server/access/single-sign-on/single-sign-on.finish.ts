import { addAuditEntry, recordAudit } from '../../audit/record-audit.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { operation } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { type Change, type GlobalWork, inBusiness, inTransaction } from '../../operation/work.ts'
import { EmailInUseError } from '../passwords/claim-address.ts'
import { openChallenge } from '../sessions/login-challenge.ts'
import { openSession } from '../sessions/sessions.ts'
import { throttleSingleSignOn } from '../throttle/single-sign-on-throttle.ts'
import { type UsedRequest, useLoginRequest } from './authentication-request.ts'
import { type AccountProblem, findAccountUser } from './find-account-user.ts'
import { openClient, type ProviderAccount, readAccount } from './identity-provider.ts'
import { readSingleSignOn, type SingleSignOnRow } from './read-single-sign-on.ts'
import { type RefusalReason, responseRefused } from './response-refused.ts'

/** Exchanges the response of the identity provider for tokens or, if the user has a second factor, for a challenge. */
export const singleSignOnFinish = operation('singleSignOn.finish', async (work, { body }) => {
  const result = await throttleSingleSignOn(
    work,
    () => finish(work, body),
    (result) => typeof result === 'string',
  )
  if (typeof result !== 'string') return ok(result)
  throw responseRefused(result)
})

async function finish(
  global: GlobalWork,
  { secret, query }: Schemas['SingleSignOnCallback'],
): Promise<Schemas['LoginResult'] | RefusalReason> {
  const request = await useLoginRequest(global, secret)
  if (!request) return 'request_expired'
  const work = inBusiness(global, request.business_id)
  const provider = await readSingleSignOn(work)
  if (!provider) return 'request_expired'
  const account = await readAccount(work.config, openClient(work, provider), request, query)
  const result = typeof account === 'string' ? account : await logIn(work, provider, account, request)
  if (typeof result === 'string') {
    await addAuditEntry(work, { action: 'login.failed', detail: { factor: 'single_sign_on', reason: result } })
  }
  return result
}

async function logIn(
  work: GlobalWork & { business_id: number },
  provider: SingleSignOnRow,
  account: ProviderAccount,
  request: UsedRequest,
): Promise<Schemas['LoginResult'] | AccountProblem> {
  try {
    return await inTransaction(work, (work) => openAccountSession(work, provider, account, request))
  } catch (error) {
    if (error instanceof EmailInUseError) return 'address_in_use'
    throw error
  }
}

async function openAccountSession(
  work: Change,
  provider: SingleSignOnRow,
  account: ProviderAccount,
  { link_user_id }: UsedRequest,
): Promise<Schemas['LoginResult'] | AccountProblem> {
  const user = await findAccountUser(work, provider, account, link_user_id)
  if (typeof user === 'string') return user
  const provider_two_factor = provider.trusts_provider_two_factor && account.used_two_factor
  if (user.two_factor_enabled_at !== null && !provider_two_factor) {
    return { status: 'two_factor_required', requires_2fa: true, session_token: await openChallenge(work, user.id) }
  }
  recordAudit(work, { user_id: user.id, action: 'login.succeeded', detail: { factor: 'single_sign_on' } })
  return await openSession(work, user, { provider_two_factor })
}
