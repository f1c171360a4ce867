import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all } from '../../support/http.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createLeaveFixture, day, from } from './leave-fixture.ts'

const app = await startTestApp()
const fixture = await createLeaveFixture(app)
const { api, addPerson, addMember, addLeaveType, requestLeave } = fixture

describe('leaveRequests.update', () => {
  it('changes the submitted fields, counts the days again and records leave.updated', async () => {
    const [person_id, leave_type_id] = [await addPerson(), await addLeaveType()]
    const request = await requestLeave({ person_id, leave_type_id, ...from(0, 1), note: 'Camping' })
    const body = { end_date: day(2), end_portion: 'morning' as const }
    const { data } = (await api.call('leaveRequests.update', { path: { id: request.id }, body })).body
    const { breakdown, updated_at } = data
    assert.deepEqual(data, { ...request, ...body, days: 2.5, breakdown, updated_at, version: 2 })
    assert.equal(breakdown.length, 3)
    assert.deepEqual(await fixture.listEventTypes(request.id), ['leave.requested', 'leave.updated'])
    const entries = await all(api, 'auditLog.list', { query: { action: 'leave.updated' } })
    const entry = entries.find(({ detail }) => detail.leave_request_id === request.id)
    assert.equal(entry?.detail.changed, 'end_date end_portion')
  })

  it('does not conflict with itself or count its own days as taken', async () => {
    const [person_id, leave_type_id] = [await addPerson(), await addLeaveType({ allow_negative: false })]
    await fixture.adjust(person_id, leave_type_id, 3)
    const { id } = await requestLeave({ person_id, leave_type_id, ...from(0, 2) })
    await api.call('leaveRequests.update', { path: { id }, body: from(1, 3) })
    await api.expectError(422, 'leaveRequests.update', { path: { id }, body: from(0, 3) })
    const other = await requestLeave({ person_id, leave_type_id: await addLeaveType(), ...from(4) })
    const { message } = (await api.expectError(409, 'leaveRequests.update', { path: { id }, body: from(2, 4) })).body
    assert.match(message, new RegExp(`^Leave request ${other.id} `))
  })

  it('applies the rules of a new leave type', async () => {
    const [person_id, leave_type_id] = [await addPerson(), await addLeaveType()]
    const { id } = await requestLeave({ person_id, leave_type_id })
    const [empty, other] = [await addLeaveType({ allow_negative: false }), await addLeaveType()]
    await api.expectError(422, 'leaveRequests.update', { path: { id }, body: { leave_type_id: empty } })
    await api.call('leaveRequests.update', { path: { id }, body: { leave_type_id: other } })
    assert.equal((await fixture.readBalance(person_id, leave_type_id)).pending, 0)
    assert.equal((await fixture.readBalance(person_id, other)).pending, 1)
  })

  it('approves leave that no longer needs approval, as the preview shows', async () => {
    const [person_id, leave_type_id] = [await addPerson(), await addLeaveType()]
    const unchecked = await addLeaveType({ requires_approval: false })
    const { id, start_date, end_date } = await requestLeave({ person_id, leave_type_id })
    await api.call('leaveRequests.update', { path: { id }, body: { note: 'Camping' } })
    assert.equal((await fixture.get(id)).status, 'requested')

    const preview = { person_id: await addPerson(), leave_type_id: unchecked, start_date, end_date }
    const { status } = (await api.call('leaveRequests.preview', { body: preview })).body.data
    const { data } = (await api.call('leaveRequests.update', { path: { id }, body: { leave_type_id: unchecked } })).body
    assert.deepEqual([data.status, data.decided_by], [status, null])
    const types = ['leave.requested', 'leave.updated', 'leave.updated', 'leave.approved']
    assert.deepEqual(await fixture.listEventTypes(id), types)
    assert.equal((await fixture.readBalance(person_id, unchecked)).scheduled, data.days)
  })

  it('changes external_id and metadata without checking the rules again', async () => {
    const [person_id, leave_type_id] = [await addPerson(), await addLeaveType()]
    await requestLeave({ person_id, leave_type_id, ...from(2), external_id: 'taken' })
    const { id } = await requestLeave({ person_id, leave_type_id })
    await api.call('leaveTypes.update', { path: { id: leave_type_id }, body: { archived: true } })
    const labels = { external_id: 'trip', metadata: { cost_center: '42' } }
    const { data } = (await api.call('leaveRequests.update', { path: { id }, body: labels })).body
    assert.deepEqual([data.external_id, data.metadata, data.version], [labels.external_id, labels.metadata, 2])
    const conflict = await api.expectError(409, 'leaveRequests.update', {
      path: { id },
      body: { external_id: 'taken' },
    })
    assert.deepEqual(conflict.body.errors?.[0]?.path, 'body.external_id')
    await api.expectError(422, 'leaveRequests.update', { path: { id }, body: from(4) })
  })

  it('lets people change their own requests', async () => {
    const leave_type_id = await addLeaveType()
    const employee = await addMember('employee')
    const { id } = await requestLeave({ person_id: employee.person_id, leave_type_id }, employee.api)
    await employee.api.call('leaveRequests.update', { path: { id }, body: from(1) })
  })
})
