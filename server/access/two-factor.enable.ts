import { sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import { inTransaction, sqlOf } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { invalidTwoFactorCode } from '../operation/errors.ts'
import { holdAccount } from './hold-account.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import { secondFactorIsNotSetUp, secondFactorIsOn } from './second-factor-state.ts'
import { endSessions } from './sessions.ts'
import { openTotpSecret, sealTotpSecret, stepOfCode } from './totp.ts'
import { userPrincipal } from './user-principal.ts'

/** Turns the caller's second factor on once a code proves that the app has the secret; that code is then used. */
export const twoFactorEnable: Operation<'twoFactor.enable'> = ({ body, principal, em, config, now, origin }) =>
  inTransaction(em, async (t) => {
    const { user_id, session_id, business_id } = userPrincipal(principal)
    const { encryptionKeys } = config
    const account = await holdAccount(t, user_id)
    if (account.two_factor_enabled_at !== null) throw secondFactorIsOn()
    if (account.totp_pending_ciphertext === null) throw secondFactorIsNotSetUp()
    const secret = openTotpSecret(encryptionKeys, 'totp_pending', user_id, account.totp_pending_ciphertext)
    const step = await stepOfCode(secret, body.code, now)
    if (step === undefined) throw invalidTwoFactorCode()

    const { numUpdatedRows } = await sqlOf(t)
      .updateTable('users')
      .set({
        two_factor_enabled_at: sql`now()`,
        totp_secret_ciphertext: sealTotpSecret(encryptionKeys, 'totp', user_id, secret),
        totp_pending_ciphertext: null,
        totp_last_step: step,
        version: sql`version + 1`,
        updated_at: sql`now()`,
      })
      .where('id', '=', user_id)
      .where('two_factor_enabled_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw secondFactorIsOn()
    const recovery_codes = await replaceRecoveryCodes(t, user_id)
    await endSessions(t, user_id, session_id)
    await recordAudit(t, origin, principal, { business_id, action: 'two_factor.enabled' })
    return { status: 200, body: { success: true, data: { recovery_codes } } }
  })
