import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../support/http.ts'
import { createKey } from '../../support/samples/api-key.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createPersonChangeFixture, requestOwn } from './person-change-fixture.ts'

const app = await startTestApp({ env: { DATABASE_POOL_SIZE: '10' } })
const fixture = await createPersonChangeFixture(app)
const { api, business, member, request, person, get, listEventTypes } = fixture

const approve = { requested: 'person_change.requested', approved: 'person_change.approved' }

describe('personChanges.approve', () => {
  it('writes the values as people.update does, and records the decision', async () => {
    const { request: pending } = await request()
    const { id, person_id } = pending
    const { data } = (await api.call('personChanges.approve', { path: { id } })).body
    const { updated_at } = data
    const decision = { status: 'approved' as const, decided_by: business.owner.id, decided_at: updated_at }
    assert.deepEqual(data, { ...pending, ...decision, allowed_actions: [], updated_at, version: 2 })
    const record = await person(person_id)
    assert.deepEqual([record.last_name, record.version], ['Lovelace', 2])
    assert.deepEqual(await listEventTypes(id), [approve.requested, approve.approved])
    const updated = (await all(api, 'events.list', { query: { types: 'person.updated' } })).find(
      ({ data }) => 'id' in data && data.id === person_id,
    )
    assert.deepEqual(updated && 'changed' in updated && updated.changed, ['last_name'])
    await api.expectError(409, 'personChanges.approve', { path: { id } })
  })

  it('is decided once when two approvers act together', async () => {
    const { api: other } = await member('admin')
    const { id, person_id } = (await request()).request
    const responses = await Promise.all([
      api.send('personChanges.approve', { path: { id } }),
      other.send('personChanges.reject', { path: { id }, body: { note: 'No evidence' } }),
      other.send('personChanges.approve', { path: { id } }),
    ])
    assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 409, 409])
    const { status } = await get(id)
    assert.equal((await person(person_id)).last_name, status === 'approved' ? 'Lovelace' : 'Byron')
    assert.equal((await listEventTypes(id)).length, 2)
  })

  it('refuses a record that has changed since, names the member, and writes no other', async () => {
    const { api: own, person_id } = await member()
    const { id } = await requestOwn(own, { last_name: 'Lovelace', date_of_birth: '1990-12-10' })
    await api.call('people.update', { path: { id: person_id }, body: { last_name: 'King', job_title: 'Countess' } })
    const { body } = await api.expectError(409, 'personChanges.approve', { path: { id } })
    assert.deepEqual(
      body.errors?.map(({ path, code, detail }) => [path, code, detail]),
      [['path.id', 'changed_since', 'last_name']],
    )
    assert.equal((await person(person_id)).date_of_birth, null)
    assert.equal((await get(id)).status, 'pending')
  })

  it('approves if the record already has a requested value', async () => {
    const { api: own, person_id } = await member()
    const { id } = await requestOwn(own, { last_name: 'Lovelace', date_of_birth: '1990-12-10' })
    await api.call('people.update', { path: { id: person_id }, body: { last_name: 'Lovelace' } })
    await api.call('personChanges.approve', { path: { id } })
    assert.equal((await person(person_id)).date_of_birth, '1990-12-10')
  })

  it('never overwrites an update that runs at the same time', async () => {
    for (let round = 0; round < 4; round++) {
      const { id, person_id } = (await request()).request
      const [approval] = await Promise.all([
        api.send('personChanges.approve', { path: { id } }),
        api.call('people.update', { path: { id: person_id }, body: { last_name: 'King' } }),
      ])
      assert.equal((await person(person_id)).last_name, 'King')
      assert.equal((await get(id)).status, approval.status === 200 ? 'approved' : 'pending')
    }
  })

  it('returns a 409 if another person has the email', async () => {
    const { api: own } = await member()
    const { id } = await requestOwn(own, { email: 'taken@example.com' })
    await fixture.addPerson({ email: 'taken@example.com' })
    const { body } = await api.expectError(409, 'personChanges.approve', { path: { id } })
    assert.deepEqual(
      body.errors?.map(({ path, code }) => [path, code]),
      [['path.id', 'taken']],
    )
  })

  it('is never for the requester, even for an owner or with an API key of theirs', async () => {
    const { api: own, person_id, user_id, user } = await member('admin')
    const { id, allowed_actions } = await requestOwn(own, { last_name: 'Lovelace' })
    assert.deepEqual(allowed_actions, ['cancel'])
    const { token } = await createKey(app, user, { scopes: ['people:write'] })
    for (const requester of [own, caller(app, token)]) {
      const { body } = await requester.expectError(403, 'personChanges.approve', { path: { id } })
      assert.equal(body.code, 'second_person_required')
      await requester.expectError(403, 'personChanges.reject', { path: { id }, body: { note: 'No' } })
    }
    await app.db.updateTable('users').set({ person_id: null }).where('id', '=', user_id).execute()
    await own.expectError(403, 'personChanges.approve', { path: { id } })
    assert.equal((await person(person_id)).last_name, 'Byron')
    await api.call('personChanges.approve', { path: { id } })
  })

  it('is not for managers, and not for people themselves', async () => {
    const { person_id: manager_id, api: manager } = await member('manager')
    const { api: own, person_id } = await member('employee', { manager_id })
    const { id } = await requestOwn(own, { last_name: 'Lovelace' })
    for (const user of [manager, own]) {
      const { body } = await user.expectError(403, 'personChanges.approve', { path: { id } })
      assert.equal(body.required_scope, 'people:write')
    }
    assert.equal((await manager.call('personChanges.get', { path: { id } })).body.data.person_id, person_id)
  })

  it('repeats its response for a repeated Idempotency-Key', async () => {
    const { id } = (await request()).request
    const input = { path: { id }, header: { 'Idempotency-Key': 'approve-once' } }
    const first = await api.call('personChanges.approve', input)
    assert.deepEqual((await api.call('personChanges.approve', input)).body.data, first.body.data)
    assert.equal((await listEventTypes(id)).length, 2)
  })
})
