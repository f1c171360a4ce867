import { validationFailed, wrongProof } from '../../operation/errors.ts'
import { operation } from '../../operation/operation.ts'
import { noContent } from '../../operation/response.ts'
import type { Rules } from '../../operation/rules.ts'
import { inTransaction } from '../../operation/work.ts'
import { recordSecurityChange } from '../security-changes.ts'
import { lockLoginUser } from '../sessions/login-user.ts'
import { userPrincipal } from '../sessions/user-principal.ts'
import { confirmPassword } from './confirm-password.ts'
import { hashPassword } from './password.ts'
import { passwordProblems, passwordWeakness } from './password-weakness.ts'
import { setPassword } from './set-password.ts'

const rules: Rules<'me.changePassword'> = ({ body }) => passwordProblems(body.new_password, 'body.new_password')

/** Changes the caller's password after verifying the current password. */
export const meChangePassword = operation('me.changePassword', rules, async (work, { body }) => {
  const { user_id, session_id } = userPrincipal(work.by)
  const confirmation = await confirmPassword(work, body.current_password, 'body.current_password')
  const weakness = await passwordWeakness(body.new_password, confirmation.email)
  if (weakness !== undefined) throw validationFailed([{ path: 'body.new_password', ...weakness }])
  const password_hash = await hashPassword(body.new_password)
  return await inTransaction(work, async (work) => {
    const user = await lockLoginUser(work, user_id)
    if (user.password_hash !== confirmation.password_hash) throw wrongProof('body.current_password')
    await setPassword(work, user_id, password_hash, session_id)
    await recordSecurityChange(work, { action: 'password.changed' })
    return noContent()
  })
})
