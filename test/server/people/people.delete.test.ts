import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../support/http.ts'
import { holdRows } from '../../support/race.ts'
import { createBusiness, createPerson, createUser, linkUser, testPassword } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { logIn } from '../../support/service/log-in.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)

const addPerson = () => createPerson(app, { business_id })
const deletedEvents = async (id: number) =>
  (await all(api, 'events.list', { query: { types: 'person.deleted' } })).filter(
    ({ data }) => 'id' in data && data.id === id,
  )

describe('people.delete', () => {
  it('leaves a tombstone with the next version, and an audit entry', async () => {
    const { id } = await addPerson()
    const before = (await api.call('people.get', { path: { id } })).body.data
    assert.equal((await api.call('people.delete', { path: { id } })).text, '')
    const tombstone = (await all(api, 'people.list', { query: { include_deleted: true } })).find((row) => row.id === id)
    const { deleted_at, updated_at } = tombstone ?? assert.fail('no tombstone')
    assert.deepEqual(tombstone, { ...before, deleted_at, updated_at, version: 2 })
    assert.ok(deleted_at)
    assert.equal(deleted_at, updated_at)
    await api.expectError(404, 'people.get', { path: { id } })
    const [entry] = await all(api, 'auditLog.list', { query: { action: 'person.deleted' } })
    assert.deepEqual([entry?.user_id, entry?.detail], [owner.id, { person_id: id }])
  })

  it('sends person.deleted with the last state of the record', async () => {
    const { id } = await addPerson()
    const { first_name, last_name, email, date_of_birth, created_at } = (
      await api.call('people.update', { path: { id }, body: { first_name: 'Last', date_of_birth: '1999-12-31' } })
    ).body.data
    await api.call('people.delete', { path: { id } })
    const events = await deletedEvents(id)
    assert.deepEqual(
      events.map(({ data }) => data),
      [{ id, first_name, last_name, email, date_of_birth, created_at }],
    )
  })

  it('deletes once when two requests race', async () => {
    const { id } = await addPerson()
    const row = await holdRows(app.databaseUrl, 'people', [id])
    const both = [1, 2].map(() => api.send('people.delete', { path: { id } }))
    await row.untilBlocked(2)
    await row.release()
    assert.deepEqual((await Promise.all(both)).map(({ status }) => status).sort(), [204, 404])
    assert.equal((await deletedEvents(id)).length, 1)
  })

  it('returns 409 while the person manages others', async () => {
    const manager = await addPerson()
    const [moved, deleted] = await Promise.all(
      [1, 2].map(() => createPerson(app, { business_id, manager_id: manager.id })),
    )
    const path = { id: manager.id }
    const { body } = await api.expectError(409, 'people.delete', { path })
    assert.equal(body.message, 'The person manages others.')
    await api.call('people.update', { path: { id: moved?.id ?? 0 }, body: { manager_id: null } })
    await api.expectError(409, 'people.delete', { path })
    await api.call('people.delete', { path: { id: deleted?.id ?? 0 } })
    await api.call('people.delete', { path })
  })

  it('returns 409 when the person concurrently becomes a manager', async () => {
    const manager = await addPerson()
    const report = await addPerson()
    const assignment = await holdRows(app.databaseUrl, 'people', [manager.id], 'key share')
    await assignment.run('update people set manager_id = $1 where id = $2', [manager.id, report.id])
    const deletion = api.send('people.delete', { path: { id: manager.id } })
    await assignment.untilBlocked(1)
    await assignment.commit()
    assert.equal((await deletion).status, 409)
  })
})

describe('the user of a deleted person', () => {
  it('is inactive at once, until they are no longer linked to the person', async () => {
    const user = await createUser(app, { business_id, role: 'admin' })
    const { id } = await addPerson()
    const path = { id: user.id }
    await api.call('users.update', { path, body: { person_id: id } })
    const { refresh_token } = await logIn(app, user)
    await api.call('people.delete', { path: { id } })
    await caller(app, user.token).expectError(401, 'me.get')
    await caller(app).expectError(401, 'auth.refresh', { body: { refresh_token } })
    await caller(app).expectError(401, 'auth.login', { body: { email: user.email, password: testPassword } })
    assert.equal((await api.call('users.get', { path })).body.data.active, false)
    await api.expectError(409, 'users.update', { path, body: { active: true } })

    await api.call('users.update', { path, body: { person_id: null } })
    await caller(app, user.token).expectError(401, 'me.get')
    await logIn(app, user)
  })

  it('is not the last owner', async () => {
    const business = await createBusiness(app)
    const by = caller(app, business.owner.token)
    const { id } = await createPerson(app, { business_id: business.id })
    await linkUser(app, business.owner.id, id)
    const { body } = await by.expectError(409, 'people.delete', { path: { id } })
    assert.equal(body.message, 'A business must keep an owner.')

    const second = await createUser(app, { business_id: business.id, role: 'owner' })
    await by.call('people.delete', { path: { id } })
    await caller(app, second.token).expectError(409, 'users.update', {
      path: { id: second.id },
      body: { active: false },
    })
  })
})
