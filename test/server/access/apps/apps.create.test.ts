import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../../support/http.ts'
import { createApp, redirectUri } from '../../../support/samples/app.ts'
import { createBusiness, createUser } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)

const values = {
  name: 'Planner',
  type: 'public' as const,
  redirect_uris: [redirectUri],
  scopes: ['people:read' as const],
}

describe('apps.create', () => {
  it('returns the secret of a confidential app once, and none for a public app', async () => {
    const client = await createApp(app, owner)
    assert.match(client.client_secret ?? '', /^wfs_[\w-]{43}$/)
    assert.match(client.client_id, new RegExp(`^wfa_${business_id}_[\\w-]{16}$`))
    assert.equal((await api.call('apps.get', { path: { id: client.id } })).text.includes('wfs_'), false)
    const { data } = (await api.call('apps.create', { body: values })).body
    assert.equal(data.client_secret, undefined)
    assert.equal(data.type, 'public')
    const [entry] = await all(api, 'auditLog.list', { query: { action: 'app.created' } })
    assert.equal(entry?.detail.app_id, data.id)
  })

  it('refuses redirect URIs that are not exact and safe', async () => {
    const uris = [
      'http://planner.example.com/callback',
      'https://*.example.com/callback',
      'https://planner.example.com/#fragment',
      'https://user:secret@planner.example.com/',
      'https://planner.example.com/a/../b',
      'https://localhost/callback',
      'http://localhost/callback',
      'javascript:alert(1)',
      'planner:/callback',
    ]
    for (const uri of uris) {
      const { body } = await api.expectError(422, 'apps.create', { body: { ...values, redirect_uris: [uri] } })
      assert.equal(body.errors?.[0]?.path, 'body.redirect_uris[0]', uri)
    }
  })

  it('refuses scopes that no app can have, or that the caller lacks', async () => {
    for (const scope of ['payruns:approve', 'keys:write', 'users:write', 'business:write', 'bank_accounts:write'])
      await api.expectError(422, 'apps.create', { body: { ...values, scopes: [scope as 'self'] } })
    const manager = await createUser(app, { business_id, role: 'manager' })
    await caller(app, manager.token).expectError(403, 'apps.create', { body: values })
  })
})
