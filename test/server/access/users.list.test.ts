import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../support/app.ts'
import { createBusiness, createUser } from '../../support/factories.ts'
import { all, caller } from '../../support/http.ts'

const app = await startTestApp()

describe('users.list', () => {
  it('shows the users of the business by id, and nobody else’s', async () => {
    const { id: business_id, owner } = await createBusiness(app)
    await createBusiness(app)
    const manager = await createUser(app, { business_id, role: 'manager' })
    const employee = await createUser(app, { business_id, role: 'employee' })
    const api = caller(app, owner.token)
    const users = await all(api, 'users.list', { query: { limit: 2 } })
    assert.deepEqual(
      users.map(({ id }) => id),
      [owner.id, manager.id, employee.id],
    )
    assert.deepEqual(users[1], (await api.call('users.get', { path: { id: manager.id } })).body.data)
  })

  it('shows with updated_since who changed', async () => {
    const { id: business_id, owner } = await createBusiness(app)
    const { id } = await createUser(app, { business_id, role: 'manager' })
    const api = caller(app, owner.token)
    const { updated_at } = (await api.call('users.update', { path: { id }, body: { name: 'Renamed' } })).body.data
    const changed = await all(api, 'users.list', { query: { updated_since: updated_at } })
    assert.deepEqual(
      changed.map((user) => user.id),
      [id],
    )
  })

  it('refuses a cursor that is not its own', async () => {
    const { owner } = await createBusiness(app)
    await caller(app, owner.token).refused(422, 'users.list', { query: { cursor: 'bm90IG91cnM' } })
  })
})
