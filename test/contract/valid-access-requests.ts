import { sql } from 'kysely'
import type { OperationId } from '../../server/operation/contract/contract.ts'
import type { Scope } from '../../server/operation/scopes.ts'
import { type AnyInput, caller } from '../support/http.ts'
import {
  type IdentityProvider,
  startIdentityProvider,
  verifiedAccount,
} from '../support/receivers/identity-provider.ts'
import { createKey } from '../support/samples/api-key.ts'
import { createSoftwarePasskey } from '../support/samples/authenticator.ts'
import { createPerson, createUser, linkUser, type TestUser, testPassword } from '../support/samples/factories.ts'
import { registerPasskey, signLogin, type TestPasskey } from '../support/samples/passkey.ts'
import { invite } from '../support/samples/password-link.ts'
import { png } from '../support/samples/raw-png.ts'
import { createRole } from '../support/samples/role.ts'
import { challenge, enableTwoFactor, type TwoFactorSecrets, totpCode } from '../support/samples/second-factor.ts'
import { confirmAtProvider, logInAtProvider, singleSignOnInput } from '../support/samples/single-sign-on.ts'
import type { TestApp } from '../support/service/app.ts'
import { logIn } from '../support/service/log-in.ts'
import type { Tenant } from './tenant.ts'

type AccessArea =
  | 'apiKeys'
  | 'auditLog'
  | 'auth'
  | 'business'
  | 'health'
  | 'me'
  | 'passkeys'
  | 'provisioning'
  | 'roles'
  | 'sandboxClock'
  | 'sessions'
  | 'singleSignOn'
  | 'twoFactor'
  | 'users'
type AccessOperation = Exclude<Extract<OperationId, `${AccessArea}.${string}`>, `me.${string}Delegate`>

/** Requests of the operations for access. Those that concern the caller's own login use the owner. */
export const accessRequests: Record<AccessOperation, (tenant: Tenant) => Promise<AnyInput>> = {
  'auth.login': async ({ business }) => ({ body: { email: business.owner.email, password: testPassword } }),
  'auth.refresh': async (tenant) => {
    const { refresh_token } = await logIn(tenant.app, tenant.business.owner)
    return { body: { refresh_token } }
  },
  'auth.logout': async () => ({}),
  'auth.forgotPassword': async ({ business }) => ({ body: { email: business.owner.email } }),
  'auth.resetPassword': async ({ app, business }) => {
    const { token } = await invite(app, business.owner, `invited-${++serial}@${business.id}.example.com`)
    return { body: { token, password: testPassword } }
  },
  'business.debtor': async () => ({}),
  'business.setDebtor': async () => ({
    body: {
      name: 'Acme SAS',
      iban: 'FR14 2004 1010 0505 0001 3M02 606',
      bic: 'PSSTFRPPPAR',
      postal_address: {
        line1: '12 rue de la Paix',
        line2: '2e',
        postal_code: '75002',
        town: 'Paris',
        region: 'IDF',
        country: 'FR',
      },
    },
  }),
  'health.live': async () => ({}),
  'health.ready': async () => ({}),
  'me.get': async () => ({}),
  'me.update': async () => ({
    body: {
      leave_mail: true,
      payslip_mail: true,
      webhook_mail: true,
      pay_run_mail: true,
      change_mail: true,
      task_mail: true,
    },
  }),
  'me.updatePerson': async (tenant) => {
    await addOwnPerson(tenant)
    return { header: { 'If-Match': '"1"' }, body: { phone: '+44 20 7946 0001', last_name: 'Byron' } }
  },
  'me.confirmPassword': async () => ({ body: { password: testPassword } }),
  'me.changePassword': async () => ({ body: { current_password: testPassword, new_password: testPassword } }),
  'sessions.list': async (tenant) => {
    await addSession(tenant)
    return { query: { limit: 2 } }
  },
  'sessions.revoke': async (tenant) => ({ path: { id: await addSession(tenant) } }),
  'twoFactor.verify': async (tenant) => {
    const user = await addEmployee(tenant)
    const { secret } = await enableTwoFactor(tenant.app, user)
    return { body: { session_token: await challenge(tenant.app, user), code: await totpCode(secret) } }
  },
  'twoFactor.startVerification': async (tenant) => {
    const user = await addEmployee(tenant)
    await enableTwoFactor(tenant.app, user)
    return { body: { session_token: await challenge(tenant.app, user) } }
  },
  'twoFactor.enableWithPasskeys': async (tenant) => {
    await addPasskey(tenant)
    return {}
  },
  'twoFactor.status': async () => ({}),
  'twoFactor.setup': async () => ({}),
  'twoFactor.enable': async (tenant) => {
    const { secret } = (await tenant.owner.call('twoFactor.setup')).body.data
    return { body: { code: await totpCode(secret) } }
  },
  'twoFactor.disable': async (tenant) => {
    const { recovery_codes } = await withSecondFactor(tenant)
    return { body: { password: testPassword, recovery_code: recovery_codes[0] } }
  },
  'twoFactor.regenerateRecoveryCodes': async (tenant) => {
    const { recovery_codes } = await withSecondFactor(tenant)
    return { body: { recovery_code: recovery_codes[0] } }
  },
  'users.list': async (tenant) => {
    const role_id = await addRole(tenant)
    const { id } = await addEmployee(tenant)
    await tenant.app.db.updateTable('users').set({ role_id }).where('id', '=', id).execute()
    return { query: { limit: 2, ids: [id], q: '@', role_id } }
  },
  'users.create': async (tenant) => ({
    body: { name: 'Mary', email: `mary-${++serial}@example.com`, role: 'custom', role_id: await addRole(tenant) },
  }),
  'users.get': async (tenant) => ({ path: { id: (await addEmployee(tenant)).id } }),
  'users.update': async (tenant) => ({
    path: { id: (await addEmployee(tenant)).id },
    header: { 'If-Match': '"1"' },
    body: { name: 'Renamed', role: 'custom', role_id: await addRole(tenant), active: true, person_id: null },
  }),
  'users.resendInvitation': async (tenant) => {
    const { id } = await addEmployee(tenant)
    const { db } = tenant.app
    await db.updateTable('users').set({ password_hash: null, version: 1 }).where('id', '=', id).execute()
    return { path: { id }, header: { 'If-Match': '"1"' } }
  },
  'users.confirm': async (tenant) => {
    const { id } = await addEmployee(tenant)
    const { id: introducer } = await createUser(tenant.app, { business_id: tenant.business.id, role: 'admin' })
    const introduced = { introduced_by: [introducer], version: 1 }
    await tenant.app.db.updateTable('users').set(introduced).where('id', '=', id).execute()
    return { path: { id }, header: { 'If-Match': '"1"' } }
  },
  'users.resetTwoFactor': async (tenant) => {
    const user = await addEmployee(tenant)
    await enableTwoFactor(tenant.app, user)
    await tenant.app.db.updateTable('users').set({ version: 1 }).where('id', '=', user.id).execute()
    return { path: { id: user.id }, header: { 'If-Match': '"1"' } }
  },
  'users.unlinkSingleSignOn': async (tenant) => {
    const { provider, domain } = await turnOnSingleSignOn(tenant)
    const email = `linked-${++serial}@${domain}`
    const { id } = await createUser(tenant.app, { business_id: tenant.business.id, role: 'employee', email })
    const body = await logInAtProvider(tenant.app, provider, email)
    await caller(tenant.app).call('singleSignOn.finish', { body })
    await tenant.app.db.updateTable('users').set({ version: 1 }).where('id', '=', id).execute()
    return { path: { id }, header: { 'If-Match': '"1"' } }
  },
  'roles.list': async (tenant) => {
    await addRole(tenant)
    await addRole(tenant)
    return { query: { limit: 2 } }
  },
  'roles.create': async () => ({
    body: { name: `Role ${++serial}`, description: 'For tests', scopes: ['users:write'], reach: 'all' },
  }),
  'roles.get': async (tenant) => ({ path: { id: await addRole(tenant) } }),
  'roles.update': async (tenant) => ({
    path: { id: await addRole(tenant) },
    header: { 'If-Match': '"1"' },
    body: { name: `Role ${++serial}`, description: null, scopes: ['users:write'], reach: 'all' },
  }),
  'roles.delete': async (tenant) => ({ path: { id: await addRole(tenant) }, header: { 'If-Match': '"1"' } }),
  'apiKeys.list': async (tenant) => {
    await addKey(tenant)
    return { query: { limit: 2 } }
  },
  'apiKeys.create': async () => ({
    body: { name: 'Sync', scopes: ['keys:write'], expires_at: '2999-01-01T00:00:00Z', allowed_cidrs: ['127.0.0.0/8'] },
  }),
  'apiKeys.get': async (tenant) => ({ path: { id: await addKey(tenant) } }),
  'apiKeys.update': async (tenant) => ({
    path: { id: await addKey(tenant) },
    header: { 'If-Match': '"1"' },
    body: { name: 'Renamed', expires_at: '2999-01-01T00:00:00Z', allowed_cidrs: ['127.0.0.0/8'] },
  }),
  'apiKeys.rotate': async (tenant) => ({
    path: { id: await addKey(tenant, ['keys:write']) }, // callers rotate only keys that they could create
    header: { 'If-Match': '"1"' },
    body: { grace_hours: 1 },
  }),
  'apiKeys.revoke': async (tenant) => ({ path: { id: await addKey(tenant) }, header: { 'If-Match': '"1"' } }),
  'auditLog.list': async () => ({
    query: { limit: 2, since: '2026-01-01T00:00:00Z', until: '2999-01-01T00:00:00Z' },
  }),
  'business.get': async () => ({}),
  'business.update': async (tenant) => {
    const { id } = tenant.business
    await db(tenant).updateTable('businesses').set({ version: 1, name: 'Before' }).where('id', '=', id).execute()
    return {
      header: { 'If-Match': '"1"' },
      body: {
        name: 'Acme',
        logo: { content_type: 'image/png', data: png().toString('base64') },
        currency: 'EUR',
        time_zone: 'UTC',
        require_2fa: false,
        two_person_pay_runs: true,
        managers_see_compensation: false,
        payroll_year_starts_on: '01-01',
        net_pay_account: '2100',
      },
    }
  },
  'passkeys.startLogin': async () => ({}),
  'passkeys.login': async (tenant) => {
    const passkey = await addPasskey(tenant)
    return { body: await signLogin(caller(tenant.app), passkey) }
  },
  'passkeys.list': async (tenant) => {
    await addPasskey(tenant)
    await registerPasskey(tenant.app, tenant.business.owner)
    return { query: { limit: 2 } }
  },
  'passkeys.startRegistration': async () => ({}),
  'passkeys.register': async (tenant) => {
    await removePasskeys(tenant)
    const options = (await tenant.owner.call('passkeys.startRegistration')).body.data
    const { credential } = createSoftwarePasskey(tenant.app.config.publicUrl, options)
    return { body: { name: 'Laptop', credential } }
  },
  'passkeys.startConfirmation': async () => ({}),
  'passkeys.confirm': async (tenant) => {
    const passkey = await addPasskey(tenant)
    const options = (await tenant.owner.call('passkeys.startConfirmation')).body.data
    return { body: { credential: passkey.sign(options) } }
  },
  'passkeys.update': async (tenant) => ({
    path: { id: (await addPasskey(tenant)).id },
    header: { 'If-Match': '"1"' },
    body: { name: 'Security key' },
  }),
  'passkeys.delete': async (tenant) => {
    await addPasskey(tenant)
    const { id } = await registerPasskey(tenant.app, tenant.business.owner)
    return { path: { id }, header: { 'If-Match': '"1"' } }
  },
  'singleSignOn.get': async () => ({}),
  'singleSignOn.set': async (tenant) => {
    const { domain, provider } = await prepareSingleSignOn(tenant)
    const just_in_time_role_id = await addRole(tenant)
    const input = { ...singleSignOnInput(provider, domain), just_in_time_role: 'custom', just_in_time_role_id }
    return { body: input }
  },
  'singleSignOn.delete': async (tenant) => {
    await turnOnSingleSignOn(tenant)
    return {}
  },
  'singleSignOn.start': async (tenant) => ({ body: { email: `ada@${(await turnOnSingleSignOn(tenant)).domain}` } }),
  'singleSignOn.finish': async (tenant) => {
    const { domain, provider } = await turnOnSingleSignOn(tenant)
    const email = `user-${++serial}@${domain}`
    await createUser(tenant.app, { business_id: tenant.business.id, role: 'employee', email })
    return { body: await logInAtProvider(tenant.app, provider, email) }
  },
  'provisioning.get': async () => ({}),
  'provisioning.set': async (tenant) => {
    const [role_id, default_role_id] = [await addRole(tenant), await addRole(tenant)]
    const group_roles = [
      { group: 'A', role: 'custom', role_id },
      { group: 'B', role: 'employee' },
    ]
    return { body: { default_role: 'custom', default_role_id, group_roles } }
  },
  'provisioning.delete': async (tenant) => {
    await turnOnProvisioning(tenant)
    return {}
  },
  'provisioning.createToken': async (tenant) => {
    await turnOnProvisioning(tenant)
    return { body: { grace_hours: 1 } }
  },
  'singleSignOn.startConfirmation': async (tenant) => {
    await turnOnSingleSignOn(tenant)
    return {}
  },
  'singleSignOn.confirm': async (tenant) => {
    const { provider } = await turnOnSingleSignOn(tenant)
    const { owner } = tenant.business
    const subject = verifiedAccount(owner.email).sub
    await db(tenant)
      .insertInto('user_identities')
      .values({ business_id: tenant.business.id, user_id: owner.id, issuer: provider.issuer, subject })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return { body: await confirmAtProvider(tenant.app, provider, owner) }
  },
  'singleSignOn.check': async (tenant) => {
    const { provider } = await turnOnSingleSignOn(tenant)
    return { body: await confirmAtProvider(tenant.app, provider, tenant.business.owner) }
  },
  'sandboxClock.get': async (tenant) => {
    await resetSandbox(tenant)
    return { query: { wait: 1 } }
  },
  'sandboxClock.advance': async (tenant) => {
    await resetSandbox(tenant)
    return { body: { days: 0, hours: 0, minutes: 1 } }
  },
}

/** Makes the business a sandbox with the current time, so that each request has the same initial state. */
const resetSandbox = ({ app, business }: Tenant) =>
  sql`update businesses set sandbox = true, clock_offset = '0', clock_target = null where id = ${business.id}`.execute(
    app.db,
  )

let serial = 0

const db = ({ app }: Tenant) => app.db

const addEmployee = ({ app, business }: Tenant): Promise<TestUser> =>
  createUser(app, { business_id: business.id, role: 'employee' })

/** Adds a session of the owner. */
async function addSession(tenant: Tenant): Promise<number> {
  const { id: user_id, business_id } = tenant.business.owner
  const { id } = await db(tenant)
    .insertInto('sessions')
    .values({ business_id, user_id, expires_at: '2999-01-01T00:00:00Z' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const addKey = async ({ app, business }: Tenant, scopes: Scope[] = ['people:read']): Promise<number> =>
  (await createKey(app, business.owner, { scopes })).id

const providers = new WeakMap<TestApp, Promise<IdentityProvider>>()

const domains = new WeakMap<Tenant['business'], Promise<string>>()

/** Returns a provider, and the domain of an owner. Concurrent requests of a business use the same owner. */
async function prepareSingleSignOn({ app, business }: Tenant): Promise<{ domain: string; provider: IdentityProvider }> {
  const provider = providers.get(app) ?? startIdentityProvider(app.config)
  providers.set(app, provider)
  const domain = domains.get(business) ?? addDomainOwner(app, business)
  domains.set(business, domain)
  return { domain: await domain, provider: await provider }
}

/** Adds an owner with an address in a domain of the business. @returns the domain */
async function addDomainOwner(app: TestApp, { id: business_id }: Tenant['business']): Promise<string> {
  const domain = `sso-${business_id}.example.com`
  await createUser(app, { business_id, role: 'owner', email: `owner@${domain}` })
  return domain
}

async function turnOnSingleSignOn(tenant: Tenant): Promise<{ domain: string; provider: IdentityProvider }> {
  const prepared = await prepareSingleSignOn(tenant)
  await tenant.owner.call('singleSignOn.set', { body: singleSignOnInput(prepared.provider, prepared.domain) })
  return prepared
}

const turnOnProvisioning = (tenant: Tenant) =>
  tenant.owner.call('provisioning.set', { body: { default_role: 'employee' } })

/** Adds a passkey of the owner, as the only one. */
async function addPasskey(tenant: Tenant): Promise<TestPasskey> {
  await removePasskeys(tenant)
  return await registerPasskey(tenant.app, tenant.business.owner)
}

const removePasskeys = (tenant: Tenant) =>
  db(tenant).deleteFrom('passkeys').where('user_id', '=', tenant.business.owner.id).execute()

const withSecondFactor = ({ app, business }: Tenant): Promise<TwoFactorSecrets> => enableTwoFactor(app, business.owner)

async function addOwnPerson({ app, business }: Tenant): Promise<void> {
  const person = await createPerson(app, { business_id: business.id })
  await linkUser(app, business.owner.id, person.id)
}

export const addRole = async ({ app, business }: Tenant): Promise<number> =>
  (await createRole(app, { business_id: business.id })).id
