import { toDataURL } from 'qrcode'
import { sqlOf } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { secondFactorIsOn } from './second-factor-state.ts'
import { createTotpSecret, otpauthUrl, sealTotpSecret } from './totp.ts'
import { userPrincipal } from './user-principal.ts'

/** Makes a secret for the caller's app, in place of one that no code has proved yet. One that is in use stays. */
export const twoFactorSetup: Operation<'twoFactor.setup'> = async ({ principal, em, config }) => {
  const { user_id } = userPrincipal(principal)
  const secret = createTotpSecret()
  const user = await sqlOf(em)
    .updateTable('users')
    .set({ totp_pending_ciphertext: sealTotpSecret(config.encryptionKeys, 'totp_pending', user_id, secret) })
    .where('id', '=', user_id)
    .where('two_factor_enabled_at', 'is', null)
    .returning('email')
    .executeTakeFirst()
  if (!user) throw secondFactorIsOn()

  const otpauth_url = otpauthUrl(user.email, secret)
  const data = { secret, otpauth_url, qr_code: await toDataURL(otpauth_url) }
  return { status: 200, body: { success: true, data } }
}
