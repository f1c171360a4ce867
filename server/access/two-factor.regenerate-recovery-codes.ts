import type { EntityManager } from '@mikro-orm/postgresql'
import { recordAudit } from '../audit/record-audit.ts'
import { inTransaction } from '../db/orm.ts'
import type { Operation, RequestOf } from '../operation/contract.ts'
import { invalidTwoFactorCode } from '../operation/errors.ts'
import { holdAccount } from './hold-account.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import { proveSecondFactor } from './second-factor.ts'
import { secondFactorIsOff } from './second-factor-state.ts'
import { userPrincipal } from './user-principal.ts'

/** Makes new recovery codes for the caller, who proves the second factor again; those of before are void. */
export const twoFactorRegenerateRecoveryCodes: Operation<'twoFactor.regenerateRecoveryCodes'> = async (request) => {
  const recovery_codes = await inTransaction(request.em, (t) => regenerate(t, request))
  if (!recovery_codes) throw invalidTwoFactorCode()
  return { status: 200, body: { success: true, data: { recovery_codes } } }
}

/** @returns undefined for a wrong code, which must be committed */
async function regenerate(
  t: EntityManager,
  { body, principal, config, now, origin }: RequestOf<'twoFactor.regenerateRecoveryCodes'>,
): Promise<string[] | undefined> {
  const { user_id, business_id } = userPrincipal(principal)
  const account = await holdAccount(t, user_id)
  if (account.two_factor_enabled_at === null) throw secondFactorIsOff()
  if (!(await proveSecondFactor(t, account, body, { config, now, origin }))) return undefined

  const codes = await replaceRecoveryCodes(t, user_id)
  await recordAudit(t, origin, principal, { business_id, action: 'two_factor.recovery_codes_regenerated' })
  return codes
}
