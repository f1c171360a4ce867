import { operation } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { createOpaqueToken } from '../opaque-token.ts'
import { userPrincipal } from '../sessions/user-principal.ts'
import { describePasskeys, requestOptions } from './options.ts'
import { confirmationPurpose, storeChallenge } from './passkey-challenge.ts'
import { relyingParty } from './relying-party.ts'

/** Starts a confirmation with a passkey in the caller's session. */
export const passkeysStartConfirmation = operation('passkeys.startConfirmation', async (work) => {
  const party = relyingParty(work.config)
  const by = userPrincipal(work.by)
  const challenge = createOpaqueToken()
  await storeChallenge(work, challenge, confirmationPurpose(by))
  return ok(requestOptions(party, challenge, await describePasskeys(work, by.user_id)))
})
