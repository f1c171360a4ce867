import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../../support/http.ts'
import { startIdentityProvider } from '../../../support/receivers/identity-provider.ts'
import { createUser, testPassword } from '../../../support/samples/factories.ts'
import { createSingleSignOnBusiness, logInAtProvider } from '../../../support/samples/single-sign-on.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const provider = await startIdentityProvider(app.config)

describe('singleSignOn.delete', () => {
  it('turns single sign-on off, removes the links of accounts, and allows passwords again', async () => {
    const { id, domain, owner } = await createSingleSignOnBusiness(app, provider)
    const user = await createUser(app, { business_id: id, role: 'employee', email: `u@${domain}` })
    const body = await logInAtProvider(app, provider, user.email)
    await caller(app).call('singleSignOn.finish', { body })
    const started = await logInAtProvider(app, provider, user.email)
    const api = caller(app, owner.token)
    await api.call('singleSignOn.delete', { header: { 'If-Match': '"1"' } })
    await api.call('singleSignOn.delete')
    const { enabled, version, issuer } = (await api.call('singleSignOn.get')).body.data
    assert.deepEqual({ enabled, version, issuer }, { enabled: false, version: 0, issuer: null })
    await caller(app).expectError(422, 'singleSignOn.finish', { body: started })
    await caller(app).expectError(422, 'singleSignOn.start', { body: { email: user.email } })
    await caller(app).call('auth.login', { body: { email: user.email, password: testPassword } })
    const identities = app.db.selectFrom('user_identities').select('id').where('business_id', '=', id)
    assert.deepEqual(await identities.execute(), [])
  })
})
