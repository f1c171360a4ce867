import { operation } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { createOpaqueToken } from '../opaque-token.ts'
import { userPrincipal } from '../sessions/user-principal.ts'
import { creationOptions } from './options.ts'
import { registrationPurpose, storeChallenge } from './passkey-challenge.ts'
import { relyingParty } from './relying-party.ts'

/** Starts the registration of a passkey in the caller's session. */
export const passkeysStartRegistration = operation('passkeys.startRegistration', async (work) => {
  const party = relyingParty(work.config)
  const by = userPrincipal(work.by)
  const challenge = createOpaqueToken()
  await storeChallenge(work, challenge, registrationPurpose(by))
  return ok(await creationOptions(work, party, by, challenge))
})
