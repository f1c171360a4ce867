import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { sql } from 'kysely'
import { createOpaqueToken, tokenHash } from '../../../../server/access/opaque-token.ts'
import { caller } from '../../../support/http.ts'
import {
  createSigningKey,
  type IdentityProvider,
  startIdentityProvider,
  verifiedAccount,
} from '../../../support/receivers/identity-provider.ts'
import { createUser, testPassword } from '../../../support/samples/factories.ts'
import { invite } from '../../../support/samples/password-link.ts'
import { auditActions, enableTwoFactor } from '../../../support/samples/second-factor.ts'
import {
  createSingleSignOnBusiness,
  type DomainBusiness,
  logInAtProvider,
} from '../../../support/samples/single-sign-on.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const provider = await startIdentityProvider(app.config)
const otherProvider = await startIdentityProvider(app.config)
const anonymous = caller(app)
let business: DomainBusiness
let serial = 0

beforeEach(async () => {
  await sql`delete from throttles`.execute(app.db)
  Object.assign(provider, { findAccount: verifiedAccount, amend: (claims: object) => claims, otherKey: undefined })
  business = await createSingleSignOnBusiness(app, provider)
})

const newAddress = (): string => `user-${++serial}@${business.domain}`
const newUser = (role: 'admin' | 'employee' = 'employee') =>
  createUser(app, { business_id: business.id, role, email: newAddress() })

const start = (email: string, from: IdentityProvider = provider) => logInAtProvider(app, from, email)

async function logIn(email: string) {
  const { data } = (await anonymous.call('singleSignOn.finish', { body: await start(email) })).body
  assert.ok('token' in data, 'the login is complete')
  return data
}

/** Expects a failed login. @returns the reason */
async function expectFailure(body: unknown): Promise<string | undefined> {
  const failure = (await anonymous.expectError(422, 'singleSignOn.finish', { body })).body
  assert.equal(failure.code, 'sso_failed')
  return failure.errors?.[0]?.code
}

const countIdentities = async (user_id: number): Promise<number> =>
  (await app.db.selectFrom('user_identities').select('id').where('user_id', '=', user_id).execute()).length

describe('singleSignOn.finish', () => {
  it('logs in a user of the business by a verified address, and links the account', async () => {
    const user = await newUser()
    const { user: loggedIn, token, refresh_token } = await logIn(user.email.replace('user', 'USER'))
    assert.equal(loggedIn.id, user.id)
    assert.equal((await caller(app, token).call('me.get')).body.data.id, user.id)
    await anonymous.call('auth.refresh', { body: { refresh_token } })
    assert.equal(await countIdentities(user.id), 1)
    assert.deepEqual(await auditActions(app, user), ['single_sign_on.linked', 'login.succeeded'])
  })

  it('sends the code verifier to the provider only (PKCE)', async () => {
    const { email } = await newUser()
    const { authorization_url } = (await anonymous.call('singleSignOn.start', { body: { email } })).body.data
    const { searchParams } = new URL(authorization_url)
    assert.equal(searchParams.get('code_challenge_method'), 'S256')
    assert.match(searchParams.get('code_challenge') ?? '', /^[\w-]{43}$/)
    await logIn(email)
    assert.match(provider.tokenRequests.at(-1) ?? '', /"code_verifier":"[\w-]{43}"/)
  })

  it('refuses the response to a login that another browser started', async () => {
    const { email } = await newUser()
    const [first, second, third] = [await start(email), await start(email), await start(email)]
    assert.equal(await expectFailure({ secret: first.secret, query: second.query }), 'invalid_response')
    const forged = new URLSearchParams(second.query)
    forged.set('state', new URLSearchParams(third.query).get('state') ?? '')
    assert.equal(await expectFailure({ secret: third.secret, query: forged.toString() }), 'invalid_response', 'PKCE')
  })

  it('works once, and not after ten minutes', async () => {
    const { email } = await newUser()
    const body = await start(email)
    await anonymous.call('singleSignOn.finish', { body })
    assert.equal(await expectFailure(body), 'request_expired')
    const late = await start(email)
    await app.db
      .updateTable('authentication_requests')
      .set({ expires_at: sql`now() - interval '1 second'` })
      .where('business_id', '=', business.id)
      .execute()
    assert.equal(await expectFailure(late), 'request_expired')
  })

  it('completes a login once, however often the response is sent concurrently', async () => {
    const body = await start((await newUser()).email)
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => anonymous.send('singleSignOn.finish', { body })),
    )
    assert.equal(responses.filter(({ status }) => status === 200).length, 1)
  })

  it('refuses malformed secrets and queries', async () => {
    const { secret, query } = await start((await newUser()).email)
    for (const wrong of [`999999999.${secret.split('.')[1]}`, `x${secret}`, 'a'.repeat(50), secret.slice(0, -1)]) {
      assert.equal(await expectFailure({ secret: wrong, query }), 'request_expired', wrong)
    }
    assert.equal(await expectFailure({ secret, query: 'x=%00' }), 'invalid_response')
  })

  const forgeries: Record<string, (claims: Record<string, unknown>) => Record<string, unknown>> = {
    'another nonce': (claims) => ({ ...claims, nonce: 'x'.repeat(43) }),
    'no nonce': ({ nonce: _, ...claims }) => claims,
    'another issuer': (claims) => ({ ...claims, iss: otherProvider.issuer }),
    'another audience': (claims) => ({ ...claims, aud: 'another-client' }),
    'a time of expiry in the past': (claims) => ({ ...claims, exp: Math.floor(Date.now() / 1000) - 60 }),
    'no time of expiry': ({ exp: _, ...claims }) => claims,
    'no subject': ({ sub: _, ...claims }) => claims,
    'a start in the future': (claims) => ({ ...claims, nbf: Math.floor(Date.now() / 1000) + 600 }),
  }
  for (const [name, amend] of Object.entries(forgeries)) {
    it(`refuses an ID token with ${name}, and records it`, async () => {
      const user = await newUser()
      provider.amend = amend
      assert.equal(await expectFailure(await start(user.email)), 'invalid_response')
      assert.equal(await countIdentities(user.id), 0)
      const entry = await app.db
        .selectFrom('audit_log')
        .select(['action', 'detail'])
        .where('business_id', '=', business.id)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
      assert.deepEqual(entry, {
        action: 'login.failed',
        detail: { factor: 'single_sign_on', reason: 'invalid_response' },
      })
    })
  }

  it('refuses an ID token with the signature of another key', async () => {
    provider.otherKey = createSigningKey()
    assert.equal(await expectFailure(await start((await newUser()).email)), 'invalid_response')
  })

  it('refuses the response of another provider (RFC 9207), and of another business', async () => {
    const { email } = await newUser()
    const { secret, query } = await start(email)
    const mixedUp = new URLSearchParams(query)
    mixedUp.set('iss', otherProvider.issuer)
    assert.equal(await expectFailure({ secret, query: mixedUp.toString() }), 'invalid_response')

    const other = await createSingleSignOnBusiness(app, otherProvider)
    const theirs = await start(`someone@${other.domain}`, otherProvider)
    const mine = await start(email)
    assert.equal(await expectFailure({ secret: theirs.secret, query: mine.query }), 'invalid_response')
    const [, random] = mine.secret.split('.')
    assert.equal(await expectFailure({ secret: `${other.id}.${random}`, query: mine.query }), 'request_expired')
  })

  it('reports the refusal of the provider', async () => {
    const { secret, query } = await start((await newUser()).email)
    const parameters = new URLSearchParams(query)
    parameters.delete('code')
    parameters.set('error', 'access_denied')
    assert.equal(await expectFailure({ secret, query: parameters.toString() }), 'provider_refused')
  })

  it('adopts no user by an address that the provider has not verified, or in another domain', async () => {
    const { email } = await newUser()
    for (const email_verified of [false, undefined, 'yes']) {
      provider.findAccount = (address) => ({ ...verifiedAccount(address), email_verified })
      assert.equal(await expectFailure(await start(email)), 'address_unverified', String(email_verified))
    }
    provider.findAccount = (address) => ({ sub: address })
    assert.equal(await expectFailure(await start(email)), 'address_unverified')
    const outside = `${++serial}@elsewhere.test`
    await createUser(app, { business_id: business.id, role: 'employee', email: outside })
    provider.findAccount = () => verifiedAccount(outside)
    assert.equal(await expectFailure(await start(email)), 'domain_not_allowed')
    provider.findAccount = () => verifiedAccount(`${outside}@${business.domain}`)
    assert.equal(await expectFailure(await start(email)), 'address_unverified', 'an address with two @')
  })

  it('identifies an account by its subject alone, so that a changed address takes over no user', async () => {
    const [first, second] = [await newUser(), await newUser('admin')]
    await logIn(first.email)
    provider.findAccount = () => ({ ...verifiedAccount(first.email), email: second.email })
    assert.equal((await logIn(first.email)).user.id, first.id, 'the account has the address of the admin')
    provider.findAccount = () => ({ ...verifiedAccount(first.email), sub: `new-${first.id}` })
    assert.equal(await expectFailure(await start(first.email)), 'account_conflict', 'another account has the address')
  })

  it('refuses users who are unknown, deactivated or of another business', async () => {
    assert.equal(await expectFailure(await start(newAddress())), 'no_account')
    const user = await newUser()
    await logIn(user.email)
    await app.db.updateTable('users').set({ active: false }).where('id', '=', user.id).execute()
    assert.equal(await expectFailure(await start(user.email)), 'no_account')
    const foreign = await createSingleSignOnBusiness(app, otherProvider)
    const theirs = await createUser(app, { business_id: foreign.id, role: 'owner', email: newAddress() })
    assert.equal(await expectFailure(await start(theirs.email)), 'no_account')
  })

  it('accepts an invitation, whose link then sets no password', async () => {
    const { id, email, token } = await invite(app, business.owner, newAddress())
    assert.equal((await logIn(email)).user.id, id)
    await anonymous.expectError(422, 'auth.resetPassword', { body: { token, password: testPassword } })
    const user = (await caller(app, business.owner.token).call('users.get', { path: { id } })).body.data
    assert.deepEqual([user.password_set, user.needs_confirmation], [true, true])
  })

  it('makes the owner who set up the provider an introducer of the login', async () => {
    const { id, email } = await newUser('admin')
    await logIn(email)
    const { data } = (await caller(app, business.owner.token).call('users.get', { path: { id } })).body
    assert.deepEqual(data.introduced_by, [business.owner.id])
  })

  it('asks for the second factor, unless the business accepts that of the provider', async () => {
    const user = await newUser()
    await enableTwoFactor(app, user)
    provider.amend = (claims) => ({ ...claims, amr: ['pwd', 'mfa'] })
    const { data } = (await anonymous.call('singleSignOn.finish', { body: await start(user.email) })).body
    assert.equal(data.status, 'two_factor_required')

    business = await createSingleSignOnBusiness(app, provider, { trusts_provider_two_factor: true })
    const guarded = await newUser()
    await enableTwoFactor(app, guarded)
    assert.equal((await logIn(guarded.email)).user.id, guarded.id)
    provider.amend = (claims) => ({ ...claims, amr: ['pwd'] })
    const weak = (await anonymous.call('singleSignOn.finish', { body: await start(guarded.email) })).body.data
    assert.equal(weak.status, 'two_factor_required')
  })

  it('satisfies the second factor that the business requires, if it accepts that of the provider', async () => {
    business = await createSingleSignOnBusiness(app, provider, { trusts_provider_two_factor: true })
    await app.db.updateTable('businesses').set({ require_2fa: true }).where('id', '=', business.id).execute()
    const { email } = await newUser()
    await caller(app, (await logIn(email)).token).expectError(403, 'sessions.list')
    provider.amend = (claims) => ({ ...claims, amr: ['mfa'] })
    await caller(app, (await logIn(email)).token).call('sessions.list')
  })
})

describe('a user with an address in another domain', () => {
  const outside = (): string => `contractor-${++serial}@elsewhere-${business.domain}`
  const startByLink = (link_token: string) => logInAtProvider(app, provider, { domain: business.domain, link_token })

  it('accepts an invitation at the provider, and later logs in without a link', async () => {
    const { id, email, token } = await invite(app, business.owner, outside())
    provider.findAccount = () => verifiedAccount(email.toUpperCase())
    const { data } = (await anonymous.call('singleSignOn.finish', { body: await startByLink(token) })).body
    assert.deepEqual(['token' in data && data.user.id, await countIdentities(id)], [id, 1])
    await anonymous.expectError(422, 'auth.resetPassword', { body: { token, password: testPassword } })
    const again = await anonymous.call('singleSignOn.finish', {
      body: await logInAtProvider(app, provider, { domain: business.domain }),
    })
    assert.equal('token' in again.body.data && again.body.data.user.id, id)
  })

  it('links their account with a link to set a password, which then no longer works', async () => {
    const { id, email } = await createUser(app, { business_id: business.id, role: 'employee', email: outside() })
    const token = createOpaqueToken()
    await app.db
      .insertInto('password_links')
      .values({
        business_id: business.id,
        user_id: id,
        purpose: 'reset',
        token_hash: tokenHash(token),
        expires_at: '2999-01-01T00:00:00Z',
      })
      .execute()
    provider.findAccount = () => verifiedAccount(email)
    assert.equal(
      await expectFailure(await logInAtProvider(app, provider, { domain: business.domain })),
      'domain_not_allowed',
    )
    await anonymous.call('singleSignOn.finish', { body: await startByLink(token) })
    assert.deepEqual(await auditActions(app, { id }), ['single_sign_on.linked', 'login.succeeded'])
    await anonymous.expectError(422, 'singleSignOn.start', { body: { domain: business.domain, link_token: token } })
  })

  it('is not the user of a link with another address, or with an address that is not verified', async () => {
    const { id, email, token } = await invite(app, business.owner, outside())
    const other = await createUser(app, { business_id: business.id, role: 'admin', email: outside() })
    provider.findAccount = () => verifiedAccount(other.email)
    assert.equal(await expectFailure(await startByLink(token)), 'domain_not_allowed')
    provider.findAccount = () => verifiedAccount(outside())
    assert.equal(await expectFailure(await startByLink(token)), 'domain_not_allowed')
    provider.findAccount = () => ({ ...verifiedAccount(email), email_verified: false })
    assert.equal(await expectFailure(await startByLink(token)), 'address_unverified')
    assert.deepEqual([await countIdentities(id), await countIdentities(other.id)], [0, 0])
  })

  it('is not named by the secret of a login without a link, or with the link of someone else', async () => {
    const victim = await createUser(app, { business_id: business.id, role: 'admin', email: outside() })
    provider.findAccount = () => verifiedAccount(victim.email)
    const plain = await logInAtProvider(app, provider, { domain: business.domain })
    assert.equal(await expectFailure({ ...plain, secret: `${plain.secret}.${victim.id}` }), 'request_expired')
    const { id, token } = await invite(app, business.owner, outside())
    const linked = await startByLink(token)
    assert.ok(linked.secret.endsWith(`.${id}`))
    const forged = linked.secret.replace(/\d+$/, String(victim.id))
    assert.equal(await expectFailure({ ...linked, secret: forged }), 'request_expired')
    assert.equal(await expectFailure({ ...linked, secret: linked.secret.replace(/\.\d+$/, '') }), 'request_expired')
    assert.equal(await countIdentities(victim.id), 0)
  })

  it('is not created', async () => {
    business = await createSingleSignOnBusiness(app, provider, { just_in_time_role: 'employee' })
    const { token } = await invite(app, business.owner, outside())
    provider.findAccount = () => verifiedAccount(outside())
    assert.equal(await expectFailure(await startByLink(token)), 'domain_not_allowed')
  })
})

describe('a just-in-time role', () => {
  beforeEach(async () => {
    business = await createSingleSignOnBusiness(app, provider, { just_in_time_role: 'employee' })
  })

  it('creates an unknown user at the first login, and finds the same user afterwards', async () => {
    const email = newAddress()
    const { user } = await logIn(email)
    assert.equal((await logIn(email)).user.id, user.id)
    const row = (await caller(app, business.owner.token).call('users.get', { path: { id: user.id } })).body.data
    assert.deepEqual([row.role, row.email, row.name], ['employee', email, `Name of ${email}`])
    assert.deepEqual(row.introduced_by, [business.owner.id])
    assert.deepEqual((await auditActions(app, user)).slice(0, 2), ['user.provisioned', 'login.succeeded'])
  })

  it('creates one user in concurrent first logins', async () => {
    const email = newAddress()
    const bodies = [await start(email), await start(email), await start(email)]
    const responses = await Promise.all(bodies.map((body) => anonymous.send('singleSignOn.finish', { body })))
    assert.deepEqual(new Set(responses.map(({ status }) => status)), new Set([200]))
    assert.equal(new Set(responses.map(({ body }) => body.data.user.id)).size, 1)
  })

  it('creates no user with an address that logs in to another business', async () => {
    const { id } = await createSingleSignOnBusiness(app, otherProvider)
    const { email } = await createUser(app, { business_id: id, role: 'employee', email: newAddress() })
    assert.equal(await expectFailure(await start(email)), 'address_in_use')
  })
})
