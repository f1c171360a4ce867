import assert from 'node:assert/strict'
import { it } from 'node:test'
import { caller } from '../../support/http.ts'
import { createBusiness, createLocation, createUser } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()

it('locations.get shows a location to employees, too', async () => {
  const { id: business_id } = await createBusiness(app)
  const { id, name } = await createLocation(app, { business_id, code: 'PAR', country: 'FR' })
  const { token } = await createUser(app, { business_id, role: 'employee' })
  const { body } = await caller(app, token).call('locations.get', { path: { id } })
  const { created_at, updated_at } = body.data
  assert.deepEqual(body.data, {
    id,
    name,
    code: 'PAR',
    country: 'FR',
    time_zone: null,
    created_at,
    updated_at,
    version: 1,
  })
})
