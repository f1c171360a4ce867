import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { caller } from '../http.ts'
import type { IdentityProvider } from '../receivers/identity-provider.ts'
import type { TestApp } from '../service/app.ts'
import { createBusiness, createUser, type TestUser } from './factories.ts'

let serial = 0

/** A business, its domain, and an owner with an address in the domain. */
export interface DomainBusiness {
  id: number
  domain: string
  owner: TestUser
}

/** Adds a business with a domain that no other test uses. */
export async function createDomainBusiness(app: TestApp): Promise<DomainBusiness> {
  const { id } = await createBusiness(app)
  const domain = `d${++serial}-${id}.example.com`
  return { id, domain, owner: await createUser(app, { business_id: id, role: 'owner', email: `owner@${domain}` }) }
}

/** Returns the body of `singleSignOn.set` for a provider. */
export const singleSignOnInput = ({ issuer, client_id, client_secret }: IdentityProvider, domain: string) => ({
  ...{ issuer, client_id, client_secret },
  allowed_domains: [domain],
})

/** Adds a business that uses a provider. */
export async function createSingleSignOnBusiness(
  app: TestApp,
  provider: IdentityProvider,
  changes: Partial<Schemas['SingleSignOnInput']> = {},
): Promise<DomainBusiness> {
  const business = await createDomainBusiness(app)
  const body = { ...singleSignOnInput(provider, business.domain), ...changes }
  await caller(app, business.owner.token).call('singleSignOn.set', { body })
  return business
}

/** Starts a login, and logs in at the provider. @returns the body of `singleSignOn.finish` */
export async function logInAtProvider(
  app: TestApp,
  provider: IdentityProvider,
  email: string,
): Promise<Schemas['SingleSignOnCallback']> {
  const { authorization_url, secret } = (await caller(app).call('singleSignOn.start', { body: { email } })).body.data
  return { secret, query: await provider.logIn(authorization_url) }
}
