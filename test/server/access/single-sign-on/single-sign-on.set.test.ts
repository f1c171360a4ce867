import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../../support/http.ts'
import { startIdentityProvider } from '../../../support/receivers/identity-provider.ts'
import { createUser, testPassword } from '../../../support/samples/factories.ts'
import { registerPasskey, signLogin } from '../../../support/samples/passkey.ts'
import { invite } from '../../../support/samples/password-link.ts'
import { auditActions } from '../../../support/samples/second-factor.ts'
import {
  createDomainBusiness,
  createSingleSignOnBusiness,
  logInAtProvider,
  singleSignOnInput,
} from '../../../support/samples/single-sign-on.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const provider = await startIdentityProvider(app.config)
const anonymous = caller(app)

const newBusiness = async () => {
  const business = await createDomainBusiness(app)
  return { ...business, api: caller(app, business.owner.token), body: singleSignOnInput(provider, business.domain) }
}

describe('singleSignOn.set', () => {
  it('stores the provider, and never returns its secret', async () => {
    const { api, body, id } = await newBusiness()
    const { data } = (await api.call('singleSignOn.set', { body })).body
    assert.deepEqual([data.enabled, data.issuer, data.version], [true, provider.issuer, 1])
    assert.equal(data.callback_url, `${app.config.publicUrl}/console/sign-in/callback/${id}`)
    const rows = app.db.selectFrom('single_sign_on').selectAll().where('business_id', '=', id)
    const entries = app.db.selectFrom('audit_log').selectAll().where('business_id', '=', id)
    assert.doesNotMatch(JSON.stringify([data, await rows.execute(), await entries.execute()]), /a-secret/)
  })

  it('uses the stored secret for the same client only', async () => {
    const { api, body } = await newBusiness()
    await api.call('singleSignOn.set', { body })
    const { client_secret: _, ...rest } = body
    const { data } = (await api.call('singleSignOn.set', { body: { ...rest, trusts_provider_two_factor: true } })).body
    assert.deepEqual([data.version, data.trusts_provider_two_factor], [2, true])
    const { issuer } = await startIdentityProvider(app.config)
    for (const change of [{ issuer }, { client_id: 'other' }]) {
      const { errors } = (await api.expectError(422, 'singleSignOn.set', { body: { ...rest, ...change } })).body
      assert.deepEqual(
        errors?.map(({ path }) => path),
        ['body.client_secret'],
      )
    }
  })

  it('refuses a stale version', async () => {
    const { api, body } = await newBusiness()
    await api.call('singleSignOn.set', { body, header: { 'If-Match': '"0"' } })
    await api.expectError(412, 'singleSignOn.set', { body, header: { 'If-Match': '"0"' } })
    await api.expectError(412, 'singleSignOn.delete', { header: { 'If-Match': '"3"' } })
  })

  it('refuses issuers that it must not or cannot reach', async () => {
    const { api, body } = await newBusiness()
    for (const [issuer, code] of [
      ['http://login.example.com', 'https_required'],
      ['https://10.0.0.1', 'not_public'],
      ['https://169.254.169.254', 'not_public'],
      [`${provider.issuer}/.well-known/openid-configuration`, 'invalid'],
      [`${provider.issuer}/another`, 'discovery_failed'],
      [provider.issuer.replace('127.0.0.1', 'localhost'), 'discovery_failed'], // the metadata has another issuer
      ['http://127.0.0.1:1', 'port_not_allowed'],
    ] as const) {
      const { errors } = (await api.expectError(422, 'singleSignOn.set', { body: { ...body, issuer } })).body
      assert.deepEqual(
        errors?.map(({ path, code }) => [path, code]),
        [['body.issuer', code]],
        issuer,
      )
    }
  })

  it('accepts domains of active owners that no other business uses', async () => {
    const { api, body, domain } = await newBusiness()
    const refusal = async (allowed_domains: string[]) => {
      const response = await api.send('singleSignOn.set', { body: { ...body, allowed_domains } })
      return [response.status, response.body.errors?.[0]?.code]
    }
    assert.deepEqual(await refusal(['gmail.com']), [422, 'public_domain'])
    assert.deepEqual(await refusal([`sub.${domain}`]), [422, 'not_owned'])
    await api.call('singleSignOn.set', { body })
    const other = await newBusiness()
    await createUser(app, { business_id: other.id, role: 'owner', email: `second@${domain}` })
    const both = { ...other.body, allowed_domains: [other.domain, domain] }
    const { errors } = (await other.api.expectError(409, 'singleSignOn.set', { body: both })).body
    assert.deepEqual(
      errors?.map(({ path, code }) => [path, code]),
      [['body.allowed_domains[1]', 'taken']],
    )
    await api.call('singleSignOn.delete')
    await other.api.call('singleSignOn.set', { body: both })
  })

  it('is for owners with a recent proof of the password', async () => {
    const { id, body, owner } = await newBusiness()
    const admin = await createUser(app, { business_id: id, role: 'admin' })
    await caller(app, admin.token).expectError(403, 'singleSignOn.set', { body })
    await caller(app, admin.token).expectError(403, 'singleSignOn.get')
    const confirmed_at = '2026-01-01T00:00:00.000Z'
    await app.db.updateTable('sessions').set({ confirmed_at }).where('id', '=', owner.session_id).execute()
    const failure = await caller(app, owner.token).expectError(403, 'singleSignOn.set', { body })
    assert.equal(failure.body.code, 'confirmation_required')
  })

  it('voids logins that started with the earlier settings', async () => {
    const { id, domain, owner } = await createSingleSignOnBusiness(app, provider)
    const user = await createUser(app, { business_id: id, role: 'employee', email: `u@${domain}` })
    const login = await logInAtProvider(app, provider, user.email)
    const body = { ...singleSignOnInput(provider, domain), trusts_provider_two_factor: true }
    await caller(app, owner.token).call('singleSignOn.set', { body })
    await anonymous.expectError(422, 'singleSignOn.finish', { body: login })
  })
})

describe('required single sign-on', () => {
  const requireSingleSignOn = async ({ api, body, owner }: Awaited<ReturnType<typeof newBusiness>>): Promise<void> => {
    await api.call('singleSignOn.set', { body: { ...body, required: true, break_glass_user_id: owner.id } })
  }

  it('needs an active owner who has chosen a password', async () => {
    const { id, api, body } = await newBusiness()
    const admin = await createUser(app, { business_id: id, role: 'admin' })
    for (const break_glass_user_id of [null, admin.id, 2_000_000_000]) {
      const input = { ...body, required: true, break_glass_user_id }
      const { errors } = (await api.expectError(422, 'singleSignOn.set', { body: input })).body
      assert.deepEqual(
        errors?.map(({ path }) => path),
        ['body.break_glass_user_id'],
      )
    }
  })

  it('ends the other sessions, and refuses passwords, whether or not they are right', async () => {
    const business = await newBusiness()
    const { id, domain, api, owner } = business
    const user = await createUser(app, { business_id: id, role: 'employee', email: `u@${domain}` })
    await requireSingleSignOn(business)
    await caller(app, user.token).expectError(401, 'me.get')
    await api.call('me.get')
    for (const [email, password] of [
      [user.email, testPassword],
      [user.email, 'wrong password'],
      [`unknown@${domain}`, testPassword],
      [owner.email, 'wrong password'],
    ]) {
      const failure = (await anonymous.expectError(401, 'auth.login', { body: { email, password } })).body
      assert.equal(failure.code, 'sso_required')
      assert.equal(failure.single_sign_on_url, `${app.config.publicUrl}/console/single-sign-on/${domain}`)
    }
    assert.equal((await auditActions(app, user)).includes('login.succeeded'), false)
  })

  it('leads a user with an address in another domain to the page of the business', async () => {
    const business = await newBusiness()
    const { id, domain, api, owner, body } = business
    const second = `z-${domain}`
    await createUser(app, { business_id: id, role: 'owner', email: `owner@${second}` })
    const user = await createUser(app, { business_id: id, role: 'employee', email: `u@elsewhere-${domain}` })
    const settings = { ...body, allowed_domains: [domain, second], required: true, break_glass_user_id: owner.id }
    await api.call('singleSignOn.set', { body: settings })
    const refuse = async (email: string, password: string) =>
      (await anonymous.expectError(401, 'auth.login', { body: { email, password } })).body
    const page = `${app.config.publicUrl}/console/single-sign-on`
    assert.equal((await refuse(user.email, testPassword)).single_sign_on_url, `${page}/${domain}`)
    assert.equal((await refuse(user.email, 'wrong password')).code, 'invalid_credentials')
    for (const password of [testPassword, 'wrong password']) {
      assert.equal((await refuse(`owner@${second}`, password)).single_sign_on_url, `${page}/${second}`)
    }
  })

  it('refuses passkeys, and links that set a password', async () => {
    const business = await newBusiness()
    const { id, domain, owner } = business
    const user = await createUser(app, { business_id: id, role: 'employee', email: `u@${domain}` })
    const passkey = await registerPasskey(app, user)
    const { token } = await invite(app, owner, `invited@${domain}`)
    await requireSingleSignOn(business)
    const login = await signLogin(anonymous, passkey)
    assert.equal((await anonymous.expectError(401, 'passkeys.login', { body: login })).body.code, 'sso_required')
    const reset = { token, password: testPassword }
    assert.equal((await anonymous.expectError(401, 'auth.resetPassword', { body: reset })).body.code, 'sso_required')
    const page = await app.send('GET', `/password/${token}`)
    assert.equal(page.status, 403)
    assert.ok(page.text.includes(`href="/console/single-sign-on/${domain}?link_token=${token}"`))
  })

  it('lets one owner log in with a password, and records it', async () => {
    const business = await newBusiness()
    await requireSingleSignOn(business)
    await anonymous.call('auth.login', { body: { email: business.owner.email, password: testPassword } })
    assert.deepEqual(await auditActions(app, business.owner), [
      'single_sign_on.updated',
      'single_sign_on.bypassed',
      'login.succeeded',
    ])
  })

  it('keeps that owner', async () => {
    const business = await newBusiness()
    await requireSingleSignOn(business)
    const second = await createUser(app, { business_id: business.id, role: 'owner' })
    for (const body of [{ active: false }, { role: 'admin' }]) {
      const request = { path: { id: business.owner.id }, body }
      const { errors } = (await caller(app, second.token).expectError(409, 'users.update', request)).body
      assert.deepEqual(
        errors?.map(({ code }) => code),
        ['break_glass'],
      )
    }
  })

  it('does not apply to users of other businesses with an address in the domain', async () => {
    const business = await newBusiness()
    await requireSingleSignOn(business)
    const other = await createDomainBusiness(app)
    const email = `guest@${business.domain}`
    await createUser(app, { business_id: other.id, role: 'employee', email })
    await anonymous.call('auth.login', { body: { email, password: testPassword } })
  })
})
