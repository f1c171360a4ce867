import { ok } from '../../operation/answer.ts'
import { operation } from '../../operation/operation.ts'
import { confirmPassword } from './confirm-password.ts'

/** Proves the caller's password for the operations that ask for a fresh proof. */
export const meConfirmPassword = operation('me.confirmPassword', async (work, { body }) => {
  const { expires_at } = await confirmPassword(work, body.password, 'body.password')
  return ok({ expires_at })
})
