import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../support/service/app.ts'
import { createLeaveFixture } from './leave-fixture.ts'

const app = await startTestApp()
const fixture = await createLeaveFixture(app)
const { api, addPerson, addMember, addLeaveType, requestLeave, approve, readBalance } = fixture

const today = new Date().toISOString().slice(0, 10)
const everyDay = { mon: 1, tue: 1, wed: 1, thu: 1, fri: 1, sat: 1, sun: 1 } as const
const current = { start_date: today, end_date: today }

describe('leaveRequests.cancel', () => {
  it('cancels pending leave, frees its days and sends leave.cancelled', async () => {
    const [person_id, leave_type_id] = [await addPerson(), await addLeaveType()]
    const request = await requestLeave({ person_id, leave_type_id })
    const { data } = (await api.call('leaveRequests.cancel', { path: { id: request.id } })).body
    const { updated_at } = data
    assert.deepEqual(data, { ...request, status: 'cancelled', allowed_actions: [], updated_at, version: 2 })
    assert.deepEqual(await fixture.listEventTypes(request.id), ['leave.requested', 'leave.cancelled'])
    assert.equal((await readBalance(person_id, leave_type_id)).available, 0)
  })

  it('reverses the days of approved leave, once', async () => {
    const [person_id, leave_type_id] = [await addPerson(), await addLeaveType()]
    const { id, start_date } = await requestLeave({ person_id, leave_type_id })
    const { decided_by, decided_at } = await approve(id)
    const { data } = (await api.call('leaveRequests.cancel', { path: { id } })).body
    assert.deepEqual([data.status, data.decided_by, data.decided_at], ['cancelled', decided_by, decided_at])
    assert.equal(data.days_returned, 1)
    const { lines, available } = await readBalance(person_id, leave_type_id, { explain: true })
    assert.deepEqual(
      lines?.map(({ kind, days, effective_on, leave_request_id }) => [kind, days, effective_on, leave_request_id]),
      [
        ['taken', -1, start_date, id],
        ['reversal', 1, start_date, id],
      ],
    )
    assert.equal(available, 0)
    const { body } = await api.expectError(409, 'leaveRequests.cancel', { path: { id } })
    assert.equal(body.current_status, 'cancelled')
  })

  it('is for the person before leave begins, and for approvers at any time', async () => {
    const leave_type_id = await addLeaveType()
    const lead = await addMember('manager')
    const employee = await addMember('employee', { manager_id: lead.person_id, work_pattern: everyDay })
    const { person_id } = employee

    const planned = await requestLeave({ person_id, leave_type_id }, employee.api)
    await approve(planned.id, lead.api)
    await employee.api.call('leaveRequests.cancel', { path: { id: planned.id } })

    const { id } = await requestLeave({ person_id, leave_type_id, ...current }, employee.api)
    await approve(id, lead.api)
    const { body } = await employee.api.expectError(409, 'leaveRequests.cancel', { path: { id } })
    assert.equal(body.current_status, 'approved')
    await lead.api.call('leaveRequests.cancel', { path: { id } })
  })

  it('does not let admins cancel their own leave once it has begun', async () => {
    const leave_type_id = await addLeaveType()
    const admin = await addMember('admin', { work_pattern: everyDay })
    const { id } = await requestLeave({ person_id: admin.person_id, leave_type_id, ...current }, admin.api)
    await admin.api.expectError(409, 'leaveRequests.cancel', { path: { id } })
    await api.call('leaveRequests.cancel', { path: { id } })
  })
})
