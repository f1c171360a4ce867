import { addAuditEntry } from '../../audit/record-audit.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { operation } from '../../operation/operation.ts'
import type { Principal } from '../../operation/principal.ts'
import { ok } from '../../operation/response.ts'
import type { Work } from '../../operation/work.ts'
import { renewConfirmation } from '../sessions/confirmation.ts'
import { userPrincipal } from '../sessions/user-principal.ts'
import { throttleSingleSignOn } from '../throttle/single-sign-on-throttle.ts'
import { findIdentity } from './find-account-user.ts'
import { readSessionAccount } from './read-session-account.ts'
import { type RefusalReason, responseRefused } from './response-refused.ts'

/** Confirms the caller's identity with their account at the provider, for operations that need step-up. */
export const singleSignOnConfirm = operation('singleSignOn.confirm', async (work, { body }) => {
  const problem = await throttleSingleSignOn(
    work,
    () => findProblem(work, body),
    (problem) => problem !== undefined,
  )
  if (problem === undefined) return ok({ expires_at: await renewConfirmation(work) })
  const detail = { reason: 'confirmation', factor: 'single_sign_on' }
  await addAuditEntry(work, { action: 'login.failed', detail })
  throw responseRefused(problem)
})

/** @returns undefined if the caller has just proved their identity to the provider */
async function findProblem(
  work: Work<Principal>,
  body: Schemas['SingleSignOnCallback'],
): Promise<RefusalReason | undefined> {
  const result = await readSessionAccount(work, body)
  if (typeof result === 'string') return result
  const identity = await findIdentity(work, result.provider, result.account)
  if (identity?.user_id !== userPrincipal(work.by).user_id) return 'another_account'
  return result.is_recent ? undefined : 'not_recent'
}
