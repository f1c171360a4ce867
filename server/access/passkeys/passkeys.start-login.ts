import { operation } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { createOpaqueToken, tokenHash } from '../opaque-token.ts'
import { throttlePasskeyChallenges } from '../throttle/passkey-throttle.ts'
import { requestOptions } from './options.ts'
import { storeChallenge } from './passkey-challenge.ts'
import { relyingParty } from './relying-party.ts'

/**
 * Starts a login with a passkey. The challenge is the hash of the `session_token`, so that only this caller,
 * who has the token, can use its signature.
 */
export const passkeysStartLogin = operation('passkeys.startLogin', async (work) => {
  const party = relyingParty(work.config)
  await throttlePasskeyChallenges(work)
  const session_token = createOpaqueToken()
  const challenge = tokenHash(session_token)
  await storeChallenge(work, challenge, 'login')
  return ok({ session_token, options: requestOptions(party, challenge) })
})
