import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../support/http.ts'
import { createKey } from '../../support/samples/api-key.ts'
import { createBusiness, createPerson } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()

describe('events of departments and locations', () => {
  async function office() {
    const { id: business_id, owner } = await createBusiness(app)
    const api = caller(app, owner.token)
    const events = async () => (await all(api, 'events.list')).map(({ type, data }) => ({ type, data }))
    return { business_id, owner, api, events }
  }

  it('are one for each change, with the department as it is, or last was', async () => {
    const { api, events } = await office()
    const body = { name: 'Engines', code: 'ENG' }
    const { version: _, updated_at, ...added } = (await api.call('departments.create', { body })).body.data
    const path = { id: added.id }
    await api.call('departments.update', { path, body: { name: 'Looms' } })
    await api.call('departments.update', { path, body: { name: 'Looms' } })
    await api.call('departments.delete', { path })
    assert.deepEqual(await events(), [
      { type: 'department.created', data: added },
      { type: 'department.updated', data: { ...added, name: 'Looms' } },
      { type: 'department.deleted', data: { ...added, name: 'Looms' } },
    ])
    assert.equal(updated_at, added.created_at)
  })

  it('are one for each change, with the location as it is, or last was', async () => {
    const { api, events } = await office()
    const body = { name: 'Paris office', country: 'FR', time_zone: 'Europe/Paris' }
    const { version: _, updated_at: __, ...added } = (await api.call('locations.create', { body })).body.data
    const path = { id: added.id }
    await api.call('locations.update', { path, body: { code: 'PAR' } })
    await api.refused(422, 'locations.update', { path, body: { time_zone: 'Nowhere/At_all' } })
    await api.call('locations.delete', { path })
    assert.deepEqual(await events(), [
      { type: 'location.created', data: added },
      { type: 'location.updated', data: { ...added, code: 'PAR' } },
      { type: 'location.deleted', data: { ...added, code: 'PAR' } },
    ])
  })

  it('tell of a department that a person was given by its name', async () => {
    const { api, events } = await office()
    const person = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com', department: 'Engines' }
    await api.call('people.create', { body: person })
    assert.deepEqual(
      (await events()).map(({ type }) => type),
      ['department.created', 'person.created'],
    )
  })

  it('tell of another name once, and leave the people as they are', async () => {
    const { business_id, api, events } = await office()
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
    assert.deepEqual(types, ['department.created', 'department.updated', 'person.updated'])
  })

  it('are not for a deletion that is refused, and take people:read', async () => {
    const { business_id, owner, api, events } = await office()
    const { id } = (await api.call('departments.create', { body: { name: 'Engines' } })).body.data
    await createPerson(app, { business_id, department_id: id })
    await api.refused(409, 'departments.delete', { path: { id } })
    assert.equal((await events()).length, 1)
    const { token } = await createKey(app, owner, { scopes: ['events:read', 'leave:read'] })
    const { body } = await caller(app, token).refused(403, 'events.list', { query: { types: ['department.created'] } })
    assert.equal(body.required_scope, 'people:read')
    assert.deepEqual((await caller(app, token).call('events.list')).body.data, [])
  })
})
