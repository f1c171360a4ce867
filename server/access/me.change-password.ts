import { recordAudit } from '../audit/record-audit.ts'
import { inTransaction } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { wrongCredentials } from '../operation/errors.ts'
import { confirmPassword } from './confirm-password.ts'
import { holdAccount } from './hold-account.ts'
import { hashPassword } from './password.ts'
import { setPassword } from './set-password.ts'
import { userPrincipal } from './user-principal.ts'

/** Changes the caller's password, for who knows the current one. */
export const meChangePassword: Operation<'me.changePassword'> = async ({ body, principal, em, origin }) => {
  const { user_id, session_id, business_id } = userPrincipal(principal)
  const confirmed = await confirmPassword(em, user_id, body.current_password, origin)
  const password_hash = await hashPassword(body.new_password)
  return await inTransaction(em, async (t) => {
    const account = await holdAccount(t, user_id)
    if (account.password_hash !== confirmed) throw wrongCredentials() // it was changed in the meantime
    await setPassword(t, user_id, password_hash, session_id)
    await recordAudit(t, origin, principal, { business_id, action: 'password.changed' })
    return { status: 204 }
  })
}
