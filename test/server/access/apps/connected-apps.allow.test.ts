import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../../support/http.ts'
import { allow, Browser, createApp, requestAccess, startRequest } from '../../../support/samples/app.ts'
import { createBusiness, createUser } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)

describe('connectedApps.allow', () => {
  it('connects the app once per user, with an event', async () => {
    const client = await createApp(app, owner, { scopes: ['people:read', 'leave:read'] })
    await allow(app, client, owner, { scope: 'people:read leave:read' })
    await allow(app, client, owner)
    const connections = await all(api, 'connectedApps.list', { query: { app_id: client.id } })
    assert.deepEqual(
      connections.map(({ app_id, scopes }) => [app_id, scopes]),
      [[client.id, ['people:read']]],
    )
    const events = await all(api, 'events.list', { query: { types: ['app.connected'] } })
    const own = events.filter((event) => event.type === 'app.connected' && event.data.app_id === client.id)
    assert.equal(own.length, 2)
    const entries = await all(api, 'auditLog.list', { query: { action: 'app.connected' } })
    const entry = entries.find(({ detail }) => detail.app_id === client.id)
    assert.equal(entry?.detail.scopes, 'people:read')
  })

  it('refuses a request without scopes of the user, and values of other kinds', async () => {
    const client = await createApp(app, owner)
    const employee = caller(app, (await createUser(app, { business_id, role: 'employee' })).token)
    const request = await requestAccess(new Browser(app), startRequest(client).url)
    const { body } = await employee.expectError(422, 'connectedApps.allow', { body: { request } })
    assert.equal(body.errors?.[0]?.code, 'no_scopes')
    for (const other of [owner.token, `${request}x`, 'a.b.c'])
      await api.expectError(422, 'connectedApps.allow', { body: { request: other } })
  })

  it('accepts a decision once', async () => {
    const client = await createApp(app, owner)
    const browser = new Browser(app)
    const request = await requestAccess(browser, startRequest(client).url)
    const { return_url = '' } = (await api.call('connectedApps.allow', { body: { request } })).body.data
    assert.ok((await browser.open(return_url)).url.searchParams.get('code'))
    assert.equal((await browser.open(return_url)).url.searchParams.get('code'), null)
  })
})
