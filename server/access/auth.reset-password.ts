import type { Operation } from '../operation/contract.ts'
import { validationFailed } from '../operation/errors.ts'
import { usePasswordLink } from './use-password-link.ts'

/** Sets a password with the token of an invitation or a mailed link; a new member accepts that way. */
export const authResetPassword: Operation<'auth.resetPassword'> = async ({ body, em, origin }) => {
  if (!(await usePasswordLink(em, body, origin))) {
    throw validationFailed([{ path: 'body.token', message: 'is not of a link that works' }])
  }
  return { status: 204 }
}
