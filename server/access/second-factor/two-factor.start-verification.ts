import type { Schemas } from '../../operation/contract/contract.ts'
import { unauthenticated } from '../../operation/errors.ts'
import { operation } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { inBusiness, type Work } from '../../operation/work.ts'
import { tokenHash } from '../opaque-token.ts'
import { describePasskeys, requestOptions } from '../passkeys/options.ts'
import { relyingParty } from '../passkeys/relying-party.ts'
import { findChallengeUser, isChallengeOpen } from '../sessions/login-challenge.ts'

/**
 * Returns the second factors that can complete a login. The challenge of a passkey is the hash of the `session_token`, so
 * that its signature completes this login only, and is valid as long as it.
 */
export const twoFactorStartVerification = operation('twoFactor.startVerification', async (work, { body }) => {
  const { session_token } = body
  const challenge = await findChallengeUser(work, session_token)
  if (!challenge) throw unauthenticated()
  const businessWork = inBusiness(work, challenge.business_id)
  if (!(await isChallengeOpen(businessWork, session_token))) throw unauthenticated()
  const { totp_secret_ciphertext } = await businessWork.db
    .selectFrom('users')
    .select('totp_secret_ciphertext')
    .where('business_id', '=', challenge.business_id)
    .where('id', '=', challenge.user_id)
    .executeTakeFirstOrThrow()
  const passkey_options = await findOptions(businessWork, challenge.user_id, session_token)
  return ok({ authenticator_app: totp_secret_ciphertext !== null, ...(passkey_options && { passkey_options }) })
})

/** @returns undefined if the user has no passkey, or browsers do not offer passkeys to the service */
async function findOptions(
  work: Work,
  user_id: number,
  session_token: string,
): Promise<Schemas['PasskeyRequestOptions'] | undefined> {
  if (!work.config.offersPasskeys) return undefined
  const passkeys = await describePasskeys(work, user_id)
  if (passkeys.length === 0) return undefined
  return requestOptions(relyingParty(work.config), tokenHash(session_token), passkeys)
}
