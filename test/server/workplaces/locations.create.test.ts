import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { maxLocations } from '../../../server/workplaces/place-conflicts.ts'
import { all, caller } from '../../support/http.ts'
import { createBusiness } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const { owner } = await createBusiness(app)
const api = caller(app, owner.token)

describe('locations.create', () => {
  it('adds a location, and writes it down', async () => {
    const body = { name: 'Paris office', code: 'PAR', country: 'FR', time_zone: 'Europe/Paris' }
    const { body: answer } = await api.call('locations.create', { body })
    const { id, created_at, updated_at, ...rest } = answer.data
    assert.deepEqual(rest, { ...body, version: 1 })
    const [entry] = await all(api, 'auditLog.list', { query: { action: 'location.created' } })
    assert.deepEqual([entry?.user_id, entry?.detail], [owner.id, { location_id: id, name: 'Paris office' }])
    const { data: least } = (await api.call('locations.create', { body: { name: 'Home' } })).body
    assert.deepEqual([least.code, least.country, least.time_zone], [null, null, null])
  })

  it('has each name and each code once in a business, whatever the case', async () => {
    await api.call('locations.create', { body: { name: 'Zürich', code: 'ZRH' } })
    const name = await api.refused(409, 'locations.create', { body: { name: 'ZÜRICH' } })
    assert.deepEqual(name.body.errors, [{ path: 'body.name', message: 'Another location has this name.' }])
    const code = await api.refused(409, 'locations.create', { body: { name: 'Other', code: 'zrh' } })
    assert.deepEqual(code.body.errors, [{ path: 'body.code', message: 'Another location has this code.' }])
    const other = await createBusiness(app)
    await caller(app, other.owner.token).call('locations.create', { body: { name: 'Zürich', code: 'ZRH' } })
  })

  it('takes no time zone that nobody knows, and no country that is no code', async () => {
    const zone = await api.refused(422, 'locations.create', { body: { name: 'Moon', time_zone: 'Luna/Base' } })
    assert.deepEqual(zone.body.errors, [
      { path: 'body.time_zone', message: 'must be a time zone of IANA, such as Europe/Paris' },
    ])
    await api.refused(422, 'locations.create', { body: { name: 'Moon', country: 'fr' } })
  })

  it('is refused beyond the most locations of a business', async () => {
    const { id: business_id, owner } = await createBusiness(app)
    const rows = Array.from({ length: maxLocations }, (_, at) => ({ business_id, name: `Place ${at}` }))
    await app.db.insertInto('locations').values(rows).execute()
    const { message } = (await caller(app, owner.token).refused(409, 'locations.create', { body: { name: 'More' } }))
      .body
    assert.equal(message, 'The business has 1,000 locations, and cannot have more.')
  })
})
