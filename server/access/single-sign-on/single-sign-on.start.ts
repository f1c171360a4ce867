import { validationFailed } from '../../operation/errors.ts'
import { operation } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { inBusiness } from '../../operation/work.ts'
import { countSingleSignOnStart } from '../throttle/single-sign-on-throttle.ts'
import { createRequestSecret, deriveRequestValues, storeAuthenticationRequest } from './authentication-request.ts'
import { domainOfAddress, findDomainBusiness } from './domains.ts'
import { authorizationUrl, openClient } from './identity-provider.ts'
import { readSingleSignOn } from './read-single-sign-on.ts'

/** Starts a login at the identity provider of the domain of an address, whether or not a user has the address. */
export const singleSignOnStart = operation('singleSignOn.start', async (global, { body: { email } }) => {
  await countSingleSignOnStart(global)
  const business_id = await findDomainBusiness(global, domainOfAddress(email))
  if (business_id === undefined) throw validationFailed([noProvider])
  const work = inBusiness(global, business_id)
  const provider = await readSingleSignOn(work)
  if (!provider) throw validationFailed([noProvider])
  const secret = createRequestSecret(work)
  const values = deriveRequestValues(secret)
  const url = await authorizationUrl(work.config, openClient(work, provider), values, email)
  await storeAuthenticationRequest(work, values.state)
  return ok({ authorization_url: url, secret })
})

const noProvider = {
  path: 'body.email',
  code: 'no_single_sign_on',
  message: 'has a domain without single sign-on',
}
