import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../../support/http.ts'
import { createApp, redirectUri } from '../../../support/samples/app.ts'
import { createBusiness } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const { owner } = await createBusiness(app)
const api = caller(app, owner.token)

describe('apps.update', () => {
  it('changes the submitted fields', async () => {
    const { id, scopes } = await createApp(app, owner)
    const body = { name: 'Renamed' }
    const { data } = (await api.call('apps.update', { path: { id }, body })).body
    assert.deepEqual([data.name, data.redirect_uris, data.scopes, data.version], ['Renamed', [redirectUri], scopes, 2])
    const [entry] = await all(api, 'auditLog.list', { query: { action: 'app.updated' } })
    assert.equal(entry?.detail.changed, 'name')
  })

  it('refuses another version', async () => {
    const { id } = await createApp(app, owner)
    const header = { 'If-Match': '"7"' }
    await api.expectError(412, 'apps.update', { path: { id }, header, body: { name: 'Other' } })
  })
})
