import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../support/http.ts'
import { createBusiness, createLocation, createPerson } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)

describe('locations.delete', () => {
  it('deletes a location that nobody is at any more, also where deleted people were', async () => {
    const { id, name } = await createLocation(app, { business_id })
    const person = await createPerson(app, { business_id, location_id: id })
    const { message } = (await api.refused(409, 'locations.delete', { path: { id } })).body
    assert.equal(message, 'People are at the location, terminated ones included. Move them to another one first.')
    await api.call('people.delete', { path: { id: person.id } })
    await api.call('locations.delete', { path: { id }, header: { 'If-Match': '"1"' } })
    await api.refused(404, 'locations.get', { path: { id } })
    const [entry] = await all(api, 'auditLog.list', { query: { action: 'location.deleted' } })
    assert.deepEqual(entry?.detail, { location_id: id, name })
    const [gone] = await all(api, 'people.list', { query: { ids: [person.id], include_deleted: true } })
    assert.equal(gone?.location_id, null)
  })
})
