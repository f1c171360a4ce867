import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Caller, caller } from '../../support/http.ts'
import { createKey } from '../../support/samples/api-key.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createLeaveFixture } from './leave-fixture.ts'

const app = await startTestApp()
const { api, business, addMember, addLeaveType, requestLeave, approve } = await createLeaveFixture(app)
const leave_type_id = await addLeaveType()
const today = new Date().toISOString().slice(0, 10)
const everyDay = { mon: 1, tue: 1, wed: 1, thu: 1, fri: 1, sat: 1, sun: 1 } as const

const keyCaller = async (...scopes: Parameters<typeof createKey>[2]['scopes']): Promise<Caller> =>
  caller(app, (await createKey(app, business.owner, { scopes })).token)
const readActions = async (by: Caller, id: number) => {
  const { allowed_actions } = (await by.call('leaveRequests.get', { path: { id } })).body.data
  const [entry] = (await by.call('leaveRequests.list')).body.data.filter((request) => request.id === id)
  assert.deepEqual(entry?.allowed_actions, allowed_actions)
  return allowed_actions
}

describe('the allowed actions of leave', () => {
  it('exclude decisions on the caller’s own leave, and actions without the scope', async () => {
    const lead = await addMember('manager')
    const employee = await addMember('employee', { manager_id: lead.person_id })
    const { id } = await requestLeave({ person_id: employee.person_id, leave_type_id })
    assert.deepEqual(await readActions(api, id), ['update', 'approve', 'reject', 'cancel'])
    assert.deepEqual(await readActions(lead.api, id), ['update', 'approve', 'reject', 'cancel'])
    assert.deepEqual(await readActions(employee.api, id), ['update', 'cancel'])
    assert.deepEqual(await readActions(await keyCaller('leave:read'), id), [])
    assert.deepEqual(await readActions(await keyCaller('leave:read', 'leave:write'), id), ['update', 'cancel'])
    const own = await requestLeave({ person_id: lead.person_id, leave_type_id }, lead.api)
    assert.deepEqual(own.allowed_actions, ['update', 'cancel'])
    assert.deepEqual(await readActions(lead.api, own.id), ['update', 'cancel'])
  })

  it('exclude cancelling leave that has begun, for users who are not approvers', async () => {
    const employee = await addMember('employee', { work_pattern: everyDay })
    const current = { start_date: today, end_date: today }
    const { id } = await requestLeave({ person_id: employee.person_id, leave_type_id, ...current })
    await approve(id)
    const writer = await keyCaller('leave:read', 'leave:write')
    assert.deepEqual(await readActions(api, id), ['cancel'])
    for (const by of [employee.api, writer]) assert.deepEqual(await readActions(by, id), [])
    await employee.api.expectError(409, 'leaveRequests.cancel', { path: { id } })
    const { body } = await writer.expectError(403, 'leaveRequests.cancel', { path: { id } })
    assert.equal(body.required_scope, 'leave:approve')
  })

  it('include cancelling leave that an API key requested, for that key', async () => {
    const { person_id } = await addMember('employee')
    const writer = await keyCaller('leave:write')
    const { id, allowed_actions } = await requestLeave({ person_id, leave_type_id }, writer)
    assert.deepEqual(allowed_actions, ['update', 'cancel'])
    const { data } = (await writer.call('leaveRequests.cancel', { path: { id } })).body
    assert.deepEqual([data.status, data.allowed_actions], ['cancelled', []])
  })
})
