import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../../support/http.ts'
import { connect, createApp, refresh } from '../../../support/samples/app.ts'
import { createBusiness, createUser } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)

describe('connectedApps.disconnect', () => {
  it('ends the tokens of the connection', async () => {
    const client = await createApp(app, owner)
    const user = await createUser(app, { business_id, role: 'manager' })
    const { access_token, refresh_token } = await connect(app, client, user)
    const [connection] = await all(api, 'connectedApps.list', { query: { app_id: client.id } })
    const path = { id: connection?.id ?? 0 }
    const other = await createUser(app, { business_id, role: 'manager' })
    await caller(app, other.token).expectError(404, 'connectedApps.disconnect', { path })
    await api.call('connectedApps.disconnect', { path })
    await caller(app, access_token).expectError(401, 'people.list')
    assert.equal((await refresh(app, client, refresh_token)).body.error, 'invalid_grant')
    const [event] = (await all(api, 'events.list', { query: { types: ['app.disconnected'] } })).slice(-1)
    assert.equal(event?.type === 'app.disconnected' && event.data.user_id, user.id)
  })
})
