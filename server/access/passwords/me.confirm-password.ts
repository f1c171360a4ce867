import { operation } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { confirmPassword } from './confirm-password.ts'

/** Confirms the caller's password for operations that need step-up. */
export const meConfirmPassword = operation('me.confirmPassword', async (work, { body }) => {
  const { expires_at } = await confirmPassword(work, body.password, 'body.password')
  return ok({ expires_at })
})
