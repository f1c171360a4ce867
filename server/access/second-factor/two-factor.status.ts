import { operation } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { userPrincipal } from '../sessions/user-principal.ts'

/** Gets the state of the caller's second factor and the number of unused recovery codes. */
export const twoFactorStatus = operation('twoFactor.status', async ({ db, business_id, by }) => {
  const { two_factor_enabled_at, totp_secret_ciphertext, recovery_codes_remaining } = await db
    .selectFrom('users')
    .select(['two_factor_enabled_at', 'totp_secret_ciphertext'])
    .select((column) =>
      column
        .selectFrom('recovery_codes')
        .select((code) => code.fn.countAll<number>().as('unused'))
        .where('recovery_codes.business_id', '=', business_id)
        .whereRef('recovery_codes.user_id', '=', 'users.id')
        .where('used_at', 'is', null)
        .as('recovery_codes_remaining'),
    )
    .where('id', '=', userPrincipal(by).user_id)
    .where('business_id', '=', business_id)
    .executeTakeFirstOrThrow()
  return ok({
    enabled: two_factor_enabled_at !== null,
    enabled_at: two_factor_enabled_at,
    authenticator_app: totp_secret_ciphertext !== null,
    recovery_codes_remaining: recovery_codes_remaining ?? 0,
  })
})
