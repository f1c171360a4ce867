import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../../support/http.ts'
import { startIdentityProvider } from '../../../support/receivers/identity-provider.ts'
import { createKey } from '../../../support/samples/api-key.ts'
import { createBusiness } from '../../../support/samples/factories.ts'
import { createSingleSignOnBusiness } from '../../../support/samples/single-sign-on.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const provider = await startIdentityProvider(app.config)

describe('singleSignOn.startConfirmation', () => {
  it('is refused while single sign-on is off', async () => {
    const { owner } = await createBusiness(app)
    const failure = await caller(app, owner.token).expectError(409, 'singleSignOn.startConfirmation')
    assert.equal(failure.body.current_status, 'off')
  })

  it('is refused to API keys', async () => {
    const { owner } = await createSingleSignOnBusiness(app, provider)
    const { token } = await createKey(app, owner, { scopes: ['people:read'] })
    await caller(app, token).expectError(403, 'singleSignOn.startConfirmation')
  })

  it('reports a provider that does not respond', async () => {
    const { id, owner } = await createSingleSignOnBusiness(app, provider)
    const issuer = 'http://127.0.0.1:65000'
    await app.db.updateTable('single_sign_on').set({ issuer }).where('business_id', '=', id).execute()
    await caller(app, owner.token).expectError(503, 'singleSignOn.startConfirmation')
  })
})
