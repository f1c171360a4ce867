import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../support/http.ts'
import { createBusiness, createLocation } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)

describe('locations.update', () => {
  it('changes what is given, and writes it down', async () => {
    const { id, name } = await createLocation(app, { business_id, country: 'FR', time_zone: 'Europe/Paris' })
    const body = { name: 'London office', country: 'GB' }
    const { data } = (await api.call('locations.update', { path: { id }, header: { 'If-Match': '"1"' }, body })).body
    const { created_at, updated_at } = data
    const expected = { id, ...body, code: null, time_zone: 'Europe/Paris', created_at, updated_at, version: 2 }
    assert.deepEqual(data, expected)
    const [entry] = await all(api, 'auditLog.list', { query: { action: 'location.updated', limit: 1 } })
    const detail = { location_id: id, name: 'London office', name_before: name, country: 'GB', country_before: 'FR' }
    assert.deepEqual(entry?.detail, detail)
    const again = (await api.call('locations.update', { path: { id }, body })).body.data
    assert.equal(again.version, 2, 'nothing is written where nothing changes')
  })

  it('holds to one location of a name, and to time zones that exist', async () => {
    const [{ id }, { name }] = [await createLocation(app, { business_id }), await createLocation(app, { business_id })]
    await api.refused(409, 'locations.update', { path: { id }, body: { name: name.toUpperCase() } })
    await api.refused(422, 'locations.update', { path: { id }, body: { time_zone: 'Luna/Base' } })
    await api.call('locations.update', { path: { id }, body: { time_zone: null } })
  })
})
