import { operation } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { updateUser } from '../sessions/login-user.ts'
import { userPrincipal } from '../sessions/user-principal.ts'
import { secondFactorEnabledError } from './second-factor.ts'
import { createTotpSecret, otpauthUrl, sealTotpSecret } from './totp.ts'

/**
 * Creates a pending secret for the caller's authenticator app. It replaces an earlier pending secret. Refused while the
 * second factor is an app.
 */
export const twoFactorSetup = operation('twoFactor.setup', async (work) => {
  const { user_id } = userPrincipal(work.by)
  const secret = createTotpSecret()
  const user = await updateUser(work, user_id)
    .set({ totp_pending_ciphertext: sealTotpSecret(work.config.encryptionKeys, 'totp_pending', user_id, secret) })
    .where('totp_secret_ciphertext', 'is', null)
    .returning('email')
    .executeTakeFirst()
  if (!user) throw secondFactorEnabledError()

  const { toDataURL } = await import('qrcode')
  const otpauth_url = otpauthUrl(user.email, secret)
  return ok({ secret, otpauth_url, qr_code: await toDataURL(otpauth_url) })
})
