import { conflict, singleSignOnRequired, validationFailed } from '../../operation/errors.ts'
import { operation } from '../../operation/operation.ts'
import { noContent } from '../../operation/response.ts'
import type { Rules } from '../../operation/rules.ts'
import { loginUrl } from '../single-sign-on/login-address.ts'
import { passwordProblems } from './password-weakness.ts'
import { usePasswordLink } from './use-password-link.ts'

const rules: Rules<'auth.resetPassword'> = ({ body }) => passwordProblems(body.password, 'body.password')

/**
 * Sets a password with the token of an invitation or a reset link. This also accepts the invitation of an invited user.
 */
export const authResetPassword = operation('auth.resetPassword', rules, async (work, { body }) => {
  const result = await usePasswordLink(work, body)
  if (result === 'link_invalid') {
    throw validationFailed([{ path: 'body.token', code: 'invalid', message: 'is not the token of a link that works' }])
  }
  if (result === 'address_in_use') {
    const message = 'The e-mail address of this link logs in to another business.'
    throw conflict(message, [{ path: 'body.token', code: 'taken', message }])
  }
  if (typeof result === 'object' && 'single_sign_on_domain' in result) {
    throw singleSignOnRequired(loginUrl(work.config, result.single_sign_on_domain))
  }
  if (result !== 'password_set') throw validationFailed([{ path: 'body.password', ...result.weakness }])
  return noContent()
})
