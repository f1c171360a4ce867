import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../support/http.ts'
import { createKey } from '../../support/samples/api-key.ts'
import { createBusiness, createPerson } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()

describe('events of departments and locations', () => {
  async function createFixture() {
    const { id: business_id, owner } = await createBusiness(app)
    const api = caller(app, owner.token)
    const events = async () => (await all(api, 'events.list')).map(({ type, data }) => ({ type, data }))
    return { business_id, owner, api, events }
  }

  for (const [kind, change] of [
    ['department', { name: 'Looms' }],
    ['location', { code: 'PAR' }],
  ] as const) {
    it(`record each change, with the new or last state of the ${kind}`, async () => {
      const { api, events } = await createFixture()
      const { data } = (await api.call(`${kind}s.create`, { body: { name: 'Engines' } })).body
      const { version, updated_at, ...created } = data
      const path = { id: created.id }
      await api.call(`${kind}s.update`, { path, body: change })
      await api.call(`${kind}s.update`, { path, body: change })
      await api.call(`${kind}s.delete`, { path })
      assert.deepEqual(await events(), [
        { type: `${kind}.created`, data: created },
        { type: `${kind}.updated`, data: { ...created, ...change } },
        { type: `${kind}.deleted`, data: { ...created, ...change } },
      ])
    })
  }

  it('record a department that was created because a person’s record names it', async () => {
    const { api, events } = await createFixture()
    const person = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com', department: 'Engines' }
    await api.call('people.create', { body: person })
    assert.deepEqual(
      (await events()).map(({ type }) => type),
      ['department.created', 'person.created'],
    )
  })

  it('record a new name once, and leave the versions of the people unchanged', async () => {
    const { business_id, api, events } = await createFixture()
    const { id } = (await api.call('departments.create', { body: { name: 'Engines' } })).body.data
    const person = await createPerson(app, { business_id, department_id: id })
    const path = { id: person.id }
    const before = await api.call('people.get', { path })
    await api.call('departments.update', { path: { id }, body: { name: 'Looms' } })
    const after = await api.call('people.get', { path })
    assert.deepEqual(after.body.data, { ...before.body.data, department: 'Looms' })
    assert.equal(after.headers.etag, before.headers.etag)
    const body = { job_title: 'Weaver' }
    await api.call('people.update', { path, header: { 'If-Match': String(before.headers.etag) }, body })
    const types = (await events()).map(({ type }) => type)
    assert.deepEqual(types, ['department.created', 'department.updated', 'assignment.updated', 'person.updated'])
  })

  it('are not recorded for a rejected deletion, and require people:read', async () => {
    const { business_id, owner, api, events } = await createFixture()
    const { id } = (await api.call('departments.create', { body: { name: 'Engines' } })).body.data
    await createPerson(app, { business_id, department_id: id })
    await api.expectError(409, 'departments.delete', { path: { id } })
    assert.equal((await events()).length, 1)
    const { token } = await createKey(app, owner, { scopes: ['events:read', 'leave:read'] })
    const { body } = await caller(app, token).expectError(403, 'events.list', {
      query: { types: ['department.created'] },
    })
    assert.equal(body.required_scope, 'people:read')
    assert.deepEqual((await caller(app, token).call('events.list')).body.data, [])
  })
})
