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

/** Starts a confirmation, and logs in at the provider. @returns the body of `singleSignOn.confirm` */
export async function confirmAtProvider(
  app: TestApp,
  provider: IdentityProvider,
  user: Pick<TestUser, 'token'>,
): Promise<Schemas['SingleSignOnCallback']> {
  const { data } = (await caller(app, user.token).call('singleSignOn.startConfirmation')).body
  return { secret: data.secret, query: await provider.logIn(data.authorization_url) }
}

/** Starts a login, and logs in at the provider. @returns the body of `singleSignOn.finish` */
export async function logInAtProvider(
  app: TestApp,
  provider: IdentityProvider,
  login: string | Schemas['SingleSignOnLogin'],
): Promise<Schemas['SingleSignOnCallback']> {
  const body = typeof login === 'string' ? { email: login } : login
  const { authorization_url, secret } = (await caller(app).call('singleSignOn.start', { body })).body.data
  return { secret, query: await provider.logIn(authorization_url) }
}
