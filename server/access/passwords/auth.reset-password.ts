import { noContent } from '../../operation/answer.ts'
import { conflict, validationFailed } from '../../operation/errors.ts'
import { operation } from '../../operation/operation.ts'
import type { Rules } from '../../operation/rules.ts'
import { passwordProblems } from './password-weakness.ts'
import { usePasswordLink } from './use-password-link.ts'

const rules: Rules<'auth.resetPassword'> = ({ body }) => passwordProblems(body.password, 'body.password')

/** Sets a password with the token of an invitation or a mailed link; a new user accepts an invitation that way. */
export const authResetPassword = operation('auth.resetPassword', rules, async (work, { body }) => {
  const use = await usePasswordLink(work, body)
  if (use === 'link_over') {
    throw validationFailed([{ path: 'body.token', message: 'is not the token of a link that works' }])
  }
  if (use === 'address_taken') {
    const message = 'The e-mail address of this link logs in to another business.'
    throw conflict(message, [{ path: 'body.token', message }])
  }
  if (use !== 'password_set') throw validationFailed([{ path: 'body.password', message: use.weakness }])
  return noContent()
})
