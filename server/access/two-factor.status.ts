import { sqlOf } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { userPrincipal } from './user-principal.ts'

/** Whether the caller has a second factor, and how many recovery codes are left. */
export const twoFactorStatus: Operation<'twoFactor.status'> = async ({ principal, em }) => {
  const { user_id } = userPrincipal(principal)
  const { two_factor_enabled_at, recovery_codes_remaining } = await sqlOf(em)
    .selectFrom('users')
    .select('two_factor_enabled_at')
    .select((column) =>
      column
        .selectFrom('recovery_codes')
        .select((code) => code.fn.countAll<number>().as('unused'))
        .whereRef('recovery_codes.user_id', '=', 'users.id')
        .where('used_at', 'is', null)
        .as('recovery_codes_remaining'),
    )
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  const data = {
    enabled: two_factor_enabled_at !== null,
    enabled_at: two_factor_enabled_at,
    recovery_codes_remaining: recovery_codes_remaining ?? 0,
  }
  return { status: 200, body: { success: true, data } }
}
