import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../../support/http.ts'
import { createKey } from '../../../support/samples/api-key.ts'
import { createBusiness, createUser, type TestUser } from '../../../support/samples/factories.ts'
import { invite } from '../../../support/samples/password-link.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()

describe('users.confirm', () => {
  /**
   * Creates a business with two administrators who have no introducer, and a third whose introducer is the first one.
   */
  async function createFixture() {
    const { id: business_id, owner } = await createBusiness(app)
    const other = await createUser(app, { business_id, role: 'admin' })
    const bob = await createUser(app, { business_id, role: 'admin' })
    await app.db
      .updateTable('users')
      .set({ introduced_by: [owner.id] })
      .where('id', '=', bob.id)
      .execute()
    return { business_id, owner, other, bob, path: { id: bob.id } }
  }
  const as = ({ token }: TestUser) => caller(app, token)

  it('removes the introducers, and records the confirming user', async () => {
    const { owner, other, bob, path } = await createFixture()
    const before = (await as(owner).call('users.get', { path })).body.data
    assert.deepEqual([before.needs_confirmation, before.introduced_by], [true, [owner.id]])

    const { data } = (await as(other).call('users.confirm', { path })).body
    assert.deepEqual([data.needs_confirmation, data.introduced_by, data.confirmed_by], [false, [], other.id])
    assert.equal(data.version, before.version + 1)
    const [entry] = (await as(owner).call('auditLog.list', { query: { action: 'user.confirmed' } })).body.data
    assert.deepEqual([entry?.user_id, entry?.target_user_id], [other.id, bob.id])
  })

  it('is refused for the user, the introducers and API keys', async () => {
    const { owner, other, bob, path } = await createFixture()
    for (const user of [owner, bob]) {
      const { body } = await as(user).expectError(403, 'users.confirm', { path })
      assert.equal(body.code, 'second_person_required')
    }
    const key = await createKey(app, other, { scopes: ['users:write', 'users:read'] })
    await caller(app, key.token).expectError(403, 'users.confirm', { path })
    assert.equal((await as(owner).call('users.get', { path })).body.data.needs_confirmation, true)
  })

  it('returns 409 for an open invitation, and for a login that needs no confirmation', async () => {
    const { owner, other } = await createFixture()
    const { id } = await invite(app, owner, `invited-${owner.id}@example.com`)
    const { body } = await as(other).expectError(409, 'users.confirm', { path: { id } })
    assert.equal(body.current_status, 'invited')
    await as(owner).expectError(409, 'users.confirm', { path: { id: other.id } })
  })

  it('succeeds once with concurrent requests', async () => {
    const { business_id, other, path } = await createFixture()
    const third = await createUser(app, { business_id, role: 'admin' })
    const responses = await Promise.all([other, third].map((user) => as(user).send('users.confirm', { path })))
    assert.deepEqual(responses.map(({ status }) => status).toSorted(), [200, 409])
  })
})
