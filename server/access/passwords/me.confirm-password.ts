import { validationFailed } from '../../operation/errors.ts'
import { operation } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { userPrincipal } from '../sessions/user-principal.ts'
import { canUsePassword } from '../single-sign-on/read-single-sign-on.ts'
import { confirmPassword } from './confirm-password.ts'

/** Confirms the caller's password for operations that need step-up. */
export const meConfirmPassword = operation('me.confirmPassword', async (work, { body }) => {
  if (!(await canUsePassword(work, userPrincipal(work.by).user_id))) throw validationFailed([passwordsOff])
  const { expires_at } = await confirmPassword(work, body.password, 'body.password')
  return ok({ expires_at })
})

const passwordsOff = {
  path: 'body.password',
  code: 'sso_required',
  message: 'is not accepted: the business requires single sign-on, so confirm with it or with a passkey',
}
