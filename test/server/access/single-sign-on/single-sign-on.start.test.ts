import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { caller } from '../../../support/http.ts'
import { startIdentityProvider } from '../../../support/receivers/identity-provider.ts'
import { createUser, testPassword } from '../../../support/samples/factories.ts'
import { invite } from '../../../support/samples/password-link.ts'
import { createSingleSignOnBusiness } from '../../../support/samples/single-sign-on.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const provider = await startIdentityProvider(app.config)
const anonymous = caller(app)

describe('singleSignOn.start', () => {
  it('returns the address of the provider for the domain, whether or not a user exists', async () => {
    const { id, domain } = await createSingleSignOnBusiness(app, provider)
    const user = await createUser(app, { business_id: id, role: 'employee', email: `known@${domain}` })
    for (const email of [user.email, `unknown@${domain}`, `Known@${domain.toUpperCase()}`]) {
      const { authorization_url } = (await anonymous.call('singleSignOn.start', { body: { email } })).body.data
      const { origin, searchParams } = new URL(authorization_url)
      assert.equal(origin, provider.issuer)
      assert.equal(searchParams.get('redirect_uri'), `${app.config.publicUrl}/console/sign-in/callback/${id}`)
      assert.equal(searchParams.get('login_hint'), email)
    }
  })

  it('reads the metadata of the provider once, and again after a failure', async () => {
    const counted = await startIdentityProvider(app.config)
    const { domain } = await createSingleSignOnBusiness(app, counted)
    const start = () => anonymous.call('singleSignOn.start', { body: { email: `ada@${domain}` } })
    const { secret } = (await start()).body.data
    await start()
    assert.equal(counted.metadataRequests, 1, 'read when the provider was set')
    await anonymous.expectError(422, 'singleSignOn.finish', { body: { secret, query: 'code=forged&state=forged' } })
    await start()
    assert.equal(counted.metadataRequests, 2)
  })

  it('refuses a domain without single sign-on', async () => {
    const failure = await anonymous.expectError(422, 'singleSignOn.start', { body: { email: 'ada@nowhere.example' } })
    assert.deepEqual(
      failure.body.errors?.map(({ code }) => code),
      ['no_single_sign_on'],
    )
  })

  it('takes a domain of the business instead of the address, and the account that the provider suggested', async () => {
    const { domain } = await createSingleSignOnBusiness(app, provider)
    const start = async (body: object) => {
      const { authorization_url } = (await anonymous.call('singleSignOn.start', { body })).body.data
      return new URL(authorization_url).searchParams.get('login_hint')
    }
    assert.equal(await start({ domain }), null)
    assert.equal(await start({ domain, issuer: provider.issuer, login_hint: 'ada' }), 'ada')
    assert.equal(await start({ domain, email: 'ada@elsewhere.test' }), 'ada@elsewhere.test')
    const failure = await anonymous.expectError(422, 'singleSignOn.start', { body: {} })
    assert.deepEqual(failure.body.errors?.[0]?.path, 'body.email')
    const unknown = await anonymous.expectError(422, 'singleSignOn.start', { body: { domain: 'nowhere.example' } })
    assert.deepEqual(unknown.body.errors?.[0]?.path, 'body.domain')
  })

  it('refuses a login that another provider has started', async () => {
    const { id, domain } = await createSingleSignOnBusiness(app, provider)
    const other = await startIdentityProvider(app.config)
    await createSingleSignOnBusiness(app, other)
    for (const issuer of [other.issuer, `${provider.issuer}/`, `${provider.issuer}.evil.test`]) {
      const failure = await anonymous.expectError(422, 'singleSignOn.start', { body: { domain, issuer } })
      assert.equal(failure.body.errors?.[0]?.code, 'another_issuer', issuer)
    }
    const rows = await app.db
      .selectFrom('authentication_requests')
      .select('state')
      .where('business_id', '=', id)
      .execute()
    assert.deepEqual(rows, [])
  })

  it('takes a link of the business only, and only while it works', async () => {
    const { owner, domain } = await createSingleSignOnBusiness(app, provider)
    const other = await createSingleSignOnBusiness(app, provider)
    const { token: link_token } = await invite(app, owner, `invited@elsewhere-${domain}`)
    await anonymous.call('singleSignOn.start', { body: { domain, link_token } })
    for (const body of [
      { domain: other.domain, link_token },
      { domain, link_token: 'x'.repeat(43) },
    ]) {
      const failure = await anonymous.expectError(422, 'singleSignOn.start', { body })
      assert.deepEqual(failure.body.errors?.[0]?.path, 'body.link_token')
    }
    await anonymous.call('auth.resetPassword', { body: { token: link_token, password: testPassword } })
    await anonymous.expectError(422, 'singleSignOn.start', { body: { domain, link_token } })
  })

  it('stores nothing that completes the login', async () => {
    const { id, domain } = await createSingleSignOnBusiness(app, provider)
    const { data } = (await anonymous.call('singleSignOn.start', { body: { email: `ada@${domain}` } })).body
    const rows = await app.db.selectFrom('authentication_requests').selectAll().where('business_id', '=', id).execute()
    assert.deepEqual(
      rows.map(({ state }) => state),
      [new URL(data.authorization_url).searchParams.get('state')],
    )
    assert.equal(data.authorization_url.includes(data.secret.split('.')[1] ?? ''), false)
  })

  it('reports a provider that does not respond, or that names a private address', async () => {
    for (const issuer of ['http://127.0.0.1:65000', 'https://10.0.0.1']) {
      const { id, domain } = await createSingleSignOnBusiness(app, provider)
      await app.db.updateTable('single_sign_on').set({ issuer }).where('business_id', '=', id).execute()
      const failure = await anonymous.expectError(503, 'singleSignOn.start', { body: { email: `ada@${domain}` } })
      assert.equal(failure.body.code, 'identity_provider_unavailable')
    }
  })

  it('is limited by network', async () => {
    const { domain } = await createSingleSignOnBusiness(app, provider)
    const body = { email: `ada@${domain}` }
    await anonymous.call('singleSignOn.start', { body })
    await app.db.updateTable('throttles').set({ points: 120 }).where('key', 'like', 'sso-start:%').execute()
    await anonymous.expectError(429, 'singleSignOn.start', { body })
    await sql`delete from throttles`.execute(app.db)
  })
})
