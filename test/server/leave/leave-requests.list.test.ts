import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, type Caller } from '../../support/http.ts'
import { startTestApp } from '../../support/service/app.ts'
import { day, from, openOffice } from './leave-office.ts'

const app = await startTestApp()
const { api, member, person, type, ask, approve } = await openOffice(app)

const [vacation, sick] = [await type(), await type()]
const employee = await member('employee')
const other = await person()
const first = await ask({ person_id: employee.person_id, leave_type_id: vacation, ...from(0, 4) })
const second = await ask({ person_id: other, leave_type_id: sick, ...from(3, 8) })
const third = await ask({ person_id: other, leave_type_id: vacation, ...from(14) })
await approve(third.id)

const listed = async (query: object, by: Caller = api) =>
  (await all(by, 'leaveRequests.list', { query: { limit: 2, ...query } })).map(({ id }) => id)

describe('leaveRequests.list', () => {
  it('narrows to a person, a leave type, a state and what changed', async () => {
    assert.deepEqual(await listed({ person_id: other }), [second.id, third.id])
    assert.deepEqual(await listed({ leave_type_id: vacation }), [first.id, third.id])
    assert.deepEqual(await listed({ status: 'approved', person_id: other }), [third.id])
    const { updated_at } = (await api.call('leaveRequests.get', { path: { id: third.id } })).body.data
    assert.deepEqual(await listed({ updated_since: updated_at }), [third.id])
  })

  it('narrows to leave that touches a time', async () => {
    assert.deepEqual(await listed({ from: day(4), to: day(13) }), [first.id, second.id])
    assert.deepEqual(await listed({ from: day(5), to: day(14) }), [second.id, third.id])
    assert.deepEqual(await listed({ to: day(2) }), [first.id])
  })

  it('shows employees their own, and others as if there were none', async () => {
    assert.deepEqual(await listed({}, employee.api), [first.id])
    assert.deepEqual(await listed({ person_id: employee.person_id }, employee.api), [first.id])
    await employee.api.refused(422, 'leaveRequests.list', { query: { person_id: other } })
  })
})
