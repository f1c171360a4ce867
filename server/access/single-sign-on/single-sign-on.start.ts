import type { Schemas } from '../../operation/contract/contract.ts'
import { type Problem, validationFailed } from '../../operation/errors.ts'
import { operation } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import type { Rules } from '../../operation/rules.ts'
import { type GlobalWork, inBusiness } from '../../operation/work.ts'
import { findPasswordLink } from '../passwords/use-password-link.ts'
import { countSingleSignOnStart } from '../throttle/single-sign-on-throttle.ts'
import { createRequestSecret, deriveRequestValues, storeAuthenticationRequest } from './authentication-request.ts'
import { domainOfAddress, findDomainBusiness } from './domains.ts'
import { authorizationUrl, openClient } from './identity-provider.ts'
import { readProvider } from './read-single-sign-on.ts'

const rules: Rules<'singleSignOn.start'> = ({ body: { email, domain } }) =>
  email === undefined && domain === undefined
    ? [{ path: 'body.email', code: 'required', message: 'is required without a domain' }]
    : []

/**
 * Starts a login at the identity provider of a domain. The response depends on the domain, not on whether a user has the
 * address.
 */
export const singleSignOnStart = operation('singleSignOn.start', rules, async (global, { body }) => {
  await countSingleSignOnStart(global)
  const { email, domain, issuer, login_hint = email } = body
  const business_id = await findDomainBusiness(global, domain ?? domainOfAddress(email ?? ''))
  const work = business_id === undefined ? undefined : inBusiness(global, business_id)
  const provider = work && (await readProvider(work))
  if (!provider) throw validationFailed([noProvider(domain === undefined ? 'email' : 'domain')])
  if (issuer !== undefined && issuer !== provider.issuer) throw validationFailed([otherIssuer])
  const secret = createRequestSecret(work, await readLinkUser(work, body))
  const values = deriveRequestValues(secret, 'login')
  const hint = login_hint === undefined ? {} : { login_hint }
  const url = await authorizationUrl(work.config, openClient(work, provider), values, hint)
  await storeAuthenticationRequest(work, values.state)
  return ok({ authorization_url: url, secret, required: provider.required })
})

const noProvider = (member: 'email' | 'domain'): Problem => ({
  path: `body.${member}`,
  code: 'no_single_sign_on',
  message: member === 'email' ? 'has a domain without single sign-on' : 'has no single sign-on',
})

const otherIssuer = { path: 'body.issuer', code: 'another_issuer', message: 'is not the provider of this domain' }

/**
 * Finds the user whose link from their mailbox starts the login. The link remains valid until the login succeeds.
 *
 * @throws {ApiError} 422 if the link does not work, or is of another business
 */
async function readLinkUser(
  work: GlobalWork & { business_id: number },
  { link_token }: Schemas['SingleSignOnLogin'],
): Promise<number | undefined> {
  if (link_token === undefined) return undefined
  const link = await findPasswordLink(work, link_token)
  if (link?.business_id === work.business_id) return link.user_id
  throw validationFailed([
    { path: 'body.link_token', code: 'invalid', message: 'is not the token of a link of this business that works' },
  ])
}
