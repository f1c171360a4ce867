import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../support/http.ts'
import { createUser, linkUser } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createCompensationFixture } from './compensation-fixture.ts'

const app = await startTestApp()
const { api, business, addPerson, add, employee } = await createCompensationFixture(app)

describe('compensations.get', () => {
  it('returns a compensation', async () => {
    const compensation = await add(await addPerson())
    const { headers, body } = await api.call('compensations.get', { path: { id: compensation.id } })
    assert.deepEqual([headers.etag, body.data], ['"1"', compensation])
  })

  it('shows employees their own, but does not reveal planned ones', async () => {
    const { person_id, api: own } = await employee()
    const current = await add(person_id)
    const planned = await add(person_id, { effective_on: '2099-01-01' })
    const other = await add(await addPerson())
    const { data } = (await own.call('compensations.get', { path: { id: current.id } })).body
    assert.deepEqual([data.amount, data.ends_on], ['48000.00', null])
    await own.expectError(404, 'compensations.get', { path: { id: planned.id } })
    await own.expectError(404, 'compensations.get', { path: { id: other.id } })
  })

  it('does not show managers the pay of their reports', async () => {
    const manager_id = await addPerson()
    const user = await createUser(app, { business_id: business.id, role: 'manager' })
    await linkUser(app, user.id, manager_id)
    const { id } = await add(await addPerson({ manager_id }))
    await caller(app, user.token).expectError(404, 'compensations.get', { path: { id } })
  })
})
