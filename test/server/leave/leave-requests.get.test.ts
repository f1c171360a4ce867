import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../support/service/app.ts'
import { createLeaveFixture } from './leave-fixture.ts'

const app = await startTestApp()
const { addMember, addLeaveType, requestLeave, get } = await createLeaveFixture(app)

describe('leaveRequests.get', () => {
  it('shows a request to the person and their manager, but not to other employees', async () => {
    const [stranger, manager] = [await addMember('employee'), await addMember('manager')]
    const employee = await addMember('employee', { manager_id: manager.person_id })
    const request = await requestLeave({
      person_id: employee.person_id,
      leave_type_id: await addLeaveType(),
      note: 'Camping',
    })
    const path = { id: request.id }
    assert.deepEqual(await get(request.id), request)
    for (const by of [employee, manager]) {
      const { data } = (await by.api.call('leaveRequests.get', { path })).body
      assert.deepEqual({ ...data, allowed_actions: request.allowed_actions }, request)
    }
    await stranger.api.expectError(404, 'leaveRequests.get', { path })
  })
})
