import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all } from '../../support/http.ts'
import { testCreation } from './place-tests.ts'

const { api, owner_id } = await testCreation('locations')

describe('locations.create', () => {
  it('adds a location and records it in the audit log', async () => {
    const body = { name: 'Paris office', code: 'PAR', country: 'FR', time_zone: 'Europe/Paris' }
    const { data } = (await api.call('locations.create', { body })).body
    const { id, created_at, updated_at, ...fields } = data
    assert.deepEqual(fields, { ...body, version: 1 })
    const entries = await all(api, 'auditLog.list', { query: { action: 'location.created' } })
    const entry = entries.find(({ detail }) => detail.location_id === id)
    assert.deepEqual([entry?.user_id, entry?.detail.name], [owner_id, 'Paris office'])
    const { data: minimal } = (await api.call('locations.create', { body: { name: 'Home' } })).body
    assert.deepEqual([minimal.code, minimal.country, minimal.time_zone], [null, null, null])
  })

  it('returns 422 for a time zone that does not exist', async () => {
    const { errors } = (
      await api.expectError(422, 'locations.create', { body: { name: 'Moon', time_zone: 'Luna/Base' } })
    ).body
    assert.deepEqual(errors, [
      { path: 'body.time_zone', code: 'invalid', message: 'must be a time zone of IANA, such as Europe/Paris' },
    ])
  })
})
