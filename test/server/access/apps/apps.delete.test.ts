import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../../support/http.ts'
import { connect, createApp } from '../../../support/samples/app.ts'
import { createBusiness } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const { owner } = await createBusiness(app)
const api = caller(app, owner.token)

describe('apps.delete', () => {
  it('ends the connections of the app', async () => {
    const client = await createApp(app, owner)
    const { access_token } = await connect(app, client, owner)
    await api.call('apps.delete', { path: { id: client.id } })
    await caller(app, access_token).expectError(401, 'people.list')
    await api.expectError(404, 'apps.get', { path: { id: client.id } })
    const [entry] = await all(api, 'auditLog.list', { query: { action: 'app.disconnected' } })
    assert.deepEqual([entry?.detail.reason, entry?.target_user_id], ['app_deleted', owner.id])
  })
})
