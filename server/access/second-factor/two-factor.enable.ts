import { sql } from 'kysely'
import { wrongProof } from '../../operation/errors.ts'
import { change } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { lockLoginUser, updateUser } from '../sessions/login-user.ts'
import { userPrincipal } from '../sessions/user-principal.ts'
import { completeEnabling } from './complete-enabling.ts'
import { secondFactorEnabledError, secondFactorSetupError } from './second-factor.ts'
import { matchingTimeStep, openTotpSecret, sealTotpSecret } from './totp.ts'

/**
 * Turns on the caller's second factor with a code that proves that the app has the secret. The code counts as used. The app
 * joins the passkeys that are the second factor.
 */
export const twoFactorEnable = change('twoFactor.enable', async (work, { body }) => {
  const { user_id } = userPrincipal(work.by)
  const { encryptionKeys } = work.config
  const user = await lockLoginUser(work, user_id)
  if (user.totp_secret_ciphertext !== null) throw secondFactorEnabledError()
  if (user.totp_pending_ciphertext === null) throw secondFactorSetupError()
  const secret = openTotpSecret(encryptionKeys, 'totp_pending', user_id, user.totp_pending_ciphertext)
  const step = await matchingTimeStep(secret, body.code, work.now)
  if (step === undefined) throw wrongProof('body.code')

  await updateUser(work, user_id)
    .set({
      ...(user.two_factor_enabled_at === null && { two_factor_enabled_at: sql`now()` }),
      totp_secret_ciphertext: sealTotpSecret(encryptionKeys, 'totp', user_id, secret),
      totp_pending_ciphertext: null,
      totp_last_step: step,
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .execute()
  return ok(await completeEnabling(work))
})
