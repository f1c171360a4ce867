import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { caller } from '../../../support/http.ts'
import { startIdentityProvider } from '../../../support/receivers/identity-provider.ts'
import { createUser } from '../../../support/samples/factories.ts'
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
      assert.equal(searchParams.get('redirect_uri'), `${app.config.publicUrl}/console/sign-in/callback`)
      assert.equal(searchParams.get('login_hint'), email)
    }
  })

  it('refuses a domain without single sign-on', async () => {
    const failure = await anonymous.expectError(422, 'singleSignOn.start', { body: { email: 'ada@nowhere.example' } })
    assert.deepEqual(
      failure.body.errors?.map(({ code }) => code),
      ['no_single_sign_on'],
    )
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
