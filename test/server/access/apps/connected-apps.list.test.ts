import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../../support/http.ts'
import { connect, createApp } from '../../../support/samples/app.ts'
import { createBusiness, createUser } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)

describe('connectedApps.list', () => {
  it('lists the connections of the caller, and those of an app to administrators', async () => {
    const client = await createApp(app, owner)
    const user = await createUser(app, { business_id, role: 'manager' })
    const by = caller(app, user.token)
    await connect(app, client, user)
    assert.deepEqual(
      (await all(by, 'connectedApps.list')).map(({ app_name }) => app_name),
      ['Shift planner'],
    )
    assert.deepEqual(await all(api, 'connectedApps.list'), [])
    const [connection] = await all(api, 'connectedApps.list', { query: { app_id: client.id } })
    assert.equal(connection?.user_id, user.id)
    assert.ok(connection?.last_token_at)
    await by.expectError(403, 'connectedApps.list', { query: { app_id: client.id } })
  })
})
