import { addAuditEntry } from '../../audit/record-audit.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { wrongProof } from '../../operation/errors.ts'
import { operation } from '../../operation/operation.ts'
import type { Principal } from '../../operation/principal.ts'
import { ok } from '../../operation/response.ts'
import { type Change, inTransaction } from '../../operation/work.ts'
import { renewConfirmation } from '../sessions/confirmation.ts'
import { lockLoginUser } from '../sessions/login-user.ts'
import { userPrincipal } from '../sessions/user-principal.ts'
import { useConfirmationChallenge } from './confirmation-challenge.ts'
import { relyingParty } from './relying-party.ts'
import { verifyAssertion } from './verify-assertion.ts'

/** Confirms the caller's identity with a passkey, for operations that need step-up. */
export const passkeysConfirm = operation('passkeys.confirm', async (work, { body: { credential } }) => {
  relyingParty(work.config)
  const challenge = await useConfirmationChallenge(work, credential)
  const expires_at = await inTransaction(work, (work) => confirm(work, credential, challenge))
  if (expires_at === undefined) throw wrongProof('body.credential')
  return ok({ expires_at })
})

/** @returns undefined if the passkey is refused; the transaction is then committed with its audit entry */
async function confirm(
  work: Change<Principal>,
  credential: Schemas['PasskeyAssertion'],
  challenge: string | undefined,
): Promise<string | undefined> {
  const { user_id } = userPrincipal(work.by)
  await lockLoginUser(work, user_id)
  if (challenge !== undefined && (await verifyAssertion(work, user_id, credential, challenge))) {
    return await renewConfirmation(work)
  }
  const detail = { reason: 'confirmation', factor: 'passkey' }
  await addAuditEntry(work, { action: 'login.failed', detail })
  return undefined
}
