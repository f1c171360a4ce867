import { illegalTransition } from '../../operation/errors.ts'
import { operation } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { userPrincipal } from '../sessions/user-principal.ts'
import { countSingleSignOnStart } from '../throttle/single-sign-on-throttle.ts'
import {
  createRequestSecret,
  deriveRequestValues,
  sessionPurpose,
  storeAuthenticationRequest,
} from './authentication-request.ts'
import { askAgain, authorizationUrl, openClient } from './identity-provider.ts'
import { readProvider } from './read-single-sign-on.ts'

/** Starts a login at the identity provider in the caller's session, for `singleSignOn.confirm` or `singleSignOn.check`. */
export const singleSignOnStartConfirmation = operation('singleSignOn.startConfirmation', async (work) => {
  await countSingleSignOnStart(work)
  const { db, business_id, by, config } = work
  const provider = await readProvider(work)
  if (!provider) throw illegalTransition('Single sign-on is off.', 'off')
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('business_id', '=', business_id)
    .where('id', '=', userPrincipal(by).user_id)
    .executeTakeFirstOrThrow()
  const secret = createRequestSecret(work)
  const values = deriveRequestValues(secret, sessionPurpose(by))
  const parameters = { login_hint: email, ...askAgain }
  const authorization_url = await authorizationUrl(config, openClient(work, provider), values, parameters)
  await storeAuthenticationRequest(work, values.state)
  return ok({ authorization_url, secret, required: provider.required })
})
