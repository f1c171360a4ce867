import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../../support/http.ts'
import { createUser, linkUser } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createAssignmentFixture } from './assignment-fixture.ts'

const app = await startTestApp()
const { api, business, hire, add, employee } = await createAssignmentFixture(app)

describe('assignments.get', () => {
  it('returns an assignment', async () => {
    const assignment = await add(await hire())
    const { headers, body } = await api.call('assignments.get', { path: { id: assignment.id } })
    assert.deepEqual([headers.etag, body.data], ['"1"', assignment])
  })

  it('shows employees their own, but does not reveal planned ones', async () => {
    const { person_id, api: own } = await employee()
    const current = await add(person_id)
    const planned = await add(person_id, { effective_on: '2099-01-01' })
    const other = await add(await hire())
    const { data } = (await own.call('assignments.get', { path: { id: current.id } })).body
    assert.equal(data.ends_on, null)
    await own.expectError(404, 'assignments.get', { path: { id: planned.id } })
    await own.expectError(404, 'assignments.get', { path: { id: other.id } })
  })

  it('shows managers those of their reports, including planned ones', async () => {
    const manager_id = await hire()
    const user = await createUser(app, { business_id: business.id, role: 'manager' })
    await linkUser(app, user.id, manager_id)
    const planned = await add(await hire({ manager_id }), { effective_on: '2099-01-01' })
    const manager = caller(app, user.token)
    await manager.call('assignments.get', { path: { id: planned.id } })
    await manager.expectError(404, 'assignments.get', { path: { id: (await add(await hire())).id } })
  })
})
