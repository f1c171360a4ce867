import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../../support/http.ts'
import { Browser, createApp, requestAccess, startRequest } from '../../../support/samples/app.ts'
import { createBusiness, createUser } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)

describe('connectedApps.review', () => {
  it('shows the scopes that the app has registered and the user has', async () => {
    const client = await createApp(app, owner, { scopes: ['people:read', 'audit:read'] })
    const scope = 'people:read audit:read'
    const request = await requestAccess(new Browser(app), startRequest(client, { scope }).url)
    const { data } = (await api.call('connectedApps.review', { body: { request } })).body
    assert.deepEqual([data.app_name, data.redirect_host], ['Shift planner', 'planner.example.com'])
    assert.deepEqual(data.scopes, ['people:read', 'audit:read'])
    const manager = caller(app, (await createUser(app, { business_id, role: 'manager' })).token)
    const other = (await manager.call('connectedApps.review', { body: { request } })).body.data
    assert.deepEqual(other.scopes, ['people:read'])
  })
})
