import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, type Caller } from '../../support/http.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createLeaveFixture, day, from } from './leave-fixture.ts'

const app = await startTestApp()
const { api, addMember, addPerson, addLeaveType, requestLeave, approve } = await createLeaveFixture(app)

const [vacation, sick] = [await addLeaveType(), await addLeaveType()]
const employee = await addMember('employee')
const other = await addPerson()
const first = await requestLeave({ person_id: employee.person_id, leave_type_id: vacation, ...from(0, 4) })
const second = await requestLeave({ person_id: other, leave_type_id: sick, ...from(3, 8) })
const third = await requestLeave({ person_id: other, leave_type_id: vacation, ...from(14) })
await approve(third.id)

const listIds = async (query: object, by: Caller = api) =>
  (await all(by, 'leaveRequests.list', { query: { limit: 2, ...query } })).map(({ id }) => id)

describe('leaveRequests.list', () => {
  it('filters by person, leave type, status and the time of the last change', async () => {
    assert.deepEqual(await listIds({ person_id: other }), [second.id, third.id])
    assert.deepEqual(await listIds({ leave_type_id: vacation }), [first.id, third.id])
    assert.deepEqual(await listIds({ status: 'approved', person_id: other }), [third.id])
    const { updated_at } = (await api.call('leaveRequests.get', { path: { id: third.id } })).body.data
    assert.deepEqual(await listIds({ updated_since: updated_at }), [third.id])
  })

  it('filters by leave that overlaps a period', async () => {
    assert.deepEqual(await listIds({ from: day(4), to: day(13) }), [first.id, second.id])
    assert.deepEqual(await listIds({ from: day(5), to: day(14) }), [second.id, third.id])
    assert.deepEqual(await listIds({ to: day(2) }), [first.id])
  })

  it('shows employees only their own requests', async () => {
    assert.deepEqual(await listIds({}, employee.api), [first.id])
    assert.deepEqual(await listIds({ person_id: employee.person_id }, employee.api), [first.id])
    await employee.api.expectError(422, 'leaveRequests.list', { query: { person_id: other } })
  })
})
