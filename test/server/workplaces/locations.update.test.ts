import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createLocation } from '../../support/samples/factories.ts'
import { testUpdate } from './place-tests.ts'

const { app, api, business_id } = await testUpdate('locations')

describe('locations.update', () => {
  it('changes the country and the time zone to values that exist', async () => {
    const { id } = await createLocation(app, { business_id, country: 'FR', time_zone: 'Europe/Paris' })
    await api.expectError(422, 'locations.update', { path: { id }, body: { time_zone: 'Luna/Base' } })
    const body = { country: 'GB', time_zone: null }
    const { data } = (await api.call('locations.update', { path: { id }, body })).body
    assert.deepEqual([data.country, data.time_zone, data.version], ['GB', null, 2])
  })
})
