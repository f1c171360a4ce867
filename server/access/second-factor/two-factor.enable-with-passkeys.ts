import { sql } from 'kysely'
import { illegalTransition } from '../../operation/errors.ts'
import { change } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { describePasskeys } from '../passkeys/options.ts'
import { lockLoginUser, updateUser } from '../sessions/login-user.ts'
import { userPrincipal } from '../sessions/user-principal.ts'
import { completeEnabling } from './complete-enabling.ts'
import { secondFactorEnabledError } from './second-factor.ts'

/** Turns on the caller's second factor without an authenticator app: the caller's passkeys prove it. */
export const twoFactorEnableWithPasskeys = change('twoFactor.enableWithPasskeys', async (work) => {
  const { user_id } = userPrincipal(work.by)
  const user = await lockLoginUser(work, user_id)
  if (user.two_factor_enabled_at !== null) throw secondFactorEnabledError()
  if ((await describePasskeys(work, user_id)).length === 0) throw illegalTransition('Add a passkey first.', 'disabled')
  await updateUser(work, user_id)
    .set({
      two_factor_enabled_at: sql`now()`,
      totp_pending_ciphertext: null,
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .execute()
  return ok(await completeEnabling(work, { factor: 'passkey' }))
})
