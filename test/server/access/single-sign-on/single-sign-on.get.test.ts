import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../../support/http.ts'
import { startIdentityProvider } from '../../../support/receivers/identity-provider.ts'
import { createBusiness } from '../../../support/samples/factories.ts'
import { createSingleSignOnBusiness } from '../../../support/samples/single-sign-on.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()

describe('singleSignOn.get', () => {
  it('returns the settings of the business or that single sign-on is off', async () => {
    const { owner: other } = await createBusiness(app)
    const provider = await startIdentityProvider(app.config)
    const { owner, domain } = await createSingleSignOnBusiness(app, provider)
    const { data } = (await caller(app, owner.token).call('singleSignOn.get')).body
    assert.deepEqual([data.enabled, data.allowed_domains], [true, [domain]])
    const off = (await caller(app, other.token).call('singleSignOn.get')).body.data
    assert.deepEqual([off.enabled, off.allowed_domains, off.version], [false, [], 0])
    assert.equal(data.login_url, `${app.config.publicUrl}/console/single-sign-on/${domain}`)
    assert.equal(off.login_url, null)
  })
})
