import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../../support/http.ts'
import { createBusiness, createUser } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()

describe('users.list', () => {
  it('filters by ID within the business', async () => {
    const { id: business_id, owner } = await createBusiness(app)
    const stranger = (await createBusiness(app)).owner
    const userIds: number[] = []
    for (let users = 0; users < 3; users += 1)
      userIds.push((await createUser(app, { business_id, role: 'manager' })).id)
    const [first = 0, , last = 0] = userIds
    const api = caller(app, owner.token)
    const query = { ids: [last, first, stranger.id, 2_147_483_647], limit: 1 }
    assert.deepEqual(
      (await all(api, 'users.list', { query })).map(({ id }) => id),
      [first, last],
    )
  })

  it('searches names and addresses, ignoring case and accents', async () => {
    const { id: business_id, owner } = await createBusiness(app)
    const { id } = await createUser(app, { business_id, role: 'manager' })
    await createUser(app, { business_id, role: 'manager' })
    const api = caller(app, owner.token)
    await api.call('users.update', { path: { id }, body: { name: 'José 100% Núñez' } })
    const { email } = (await api.call('users.get', { path: { id } })).body.data
    const search = async (q: string) => (await all(api, 'users.list', { query: { q } })).map((user) => user.id)
    for (const q of ['nunez', 'NÚÑEZ jose', email.toUpperCase(), `0% ${email.slice(0, 4)}`, ' jose ']) {
      assert.deepEqual(await search(q), [id], q)
    }
    for (const q of ['nunez mary', '_', 'jose\\']) assert.deepEqual(await search(q), [], q)
    assert.ok((await search(' ')).length === 3)
  })

  it('filters by updated_since', async () => {
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
})
