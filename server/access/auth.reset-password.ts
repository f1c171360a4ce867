import { noContent } from '../operation/answer.ts'
import { validationFailed } from '../operation/errors.ts'
import { operation } from '../operation/operation.ts'
import { usePasswordLink } from './use-password-link.ts'

/** Sets a password with the token of an invitation or a mailed link; a new user accepts an invitation that way. */
export const authResetPassword = operation('auth.resetPassword', async (work, { body }) => {
  if (!(await usePasswordLink(work, body))) {
    throw validationFailed([{ path: 'body.token', message: 'is not the token of a link that works' }])
  }
  return noContent()
})
