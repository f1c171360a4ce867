import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../../support/http.ts'
import { createKey } from '../../../support/samples/api-key.ts'
import { createOwnerFixture } from '../../../support/samples/owner-fixture.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { attach, createAttachmentFixture } from './attachment-fixture.ts'

const app = await startTestApp()
const { api, business, addMember, requestSickLeave, get, list } = await createAttachmentFixture(app)

describe('leaveAttachments.delete', () => {
  it('deletes what the caller attached, with an event and an entry of the audit log', async () => {
    const { employee, person_id, id } = await requestSickLeave()
    const attachment = await attach(employee, id)
    await employee.call('leaveAttachments.delete', { path: { id: attachment.id } })
    assert.deepEqual(await list(employee, id), [])
    assert.equal((await get(id)).certificate_status, 'missing')
    await employee.expectError(404, 'leaveAttachments.delete', { path: { id: attachment.id } })
    const entries = (await api.call('auditLog.list', { query: { person_id, limit: 200 } })).body.data
    assert.ok(entries.some(({ action }) => action === 'leave_attachment.deleted'))
    const events = (await api.call('events.list', { query: { types: ['leave.updated'], limit: 200 } })).body.data
    assert.equal(events.filter(({ data }) => (data as { id: number }).id === id).length, 2)
  })

  it('deletes a file once for two callers at the same time', async () => {
    const { employee, id } = await requestSickLeave()
    const path = { id: (await attach(employee, id)).id }
    const responses = await Promise.all([employee, api].map((by) => by.send('leaveAttachments.delete', { path })))
    assert.deepEqual(responses.map(({ status }) => status).sort(), [204, 404])
  })

  it('is limited to what the caller attached, unless they see everyone', async () => {
    const { employee, manager, id } = await requestSickLeave()
    const own = { id: (await attach(employee, id)).id }
    const managers = { id: (await attach(manager, id)).id }
    await manager.expectError(403, 'leaveAttachments.delete', { path: own })
    await employee.expectError(403, 'leaveAttachments.delete', { path: managers })
    await (await addMember('employee')).api.expectError(404, 'leaveAttachments.delete', { path: own })
    await (await createOwnerFixture(app, 'other')).api.expectError(404, 'leaveAttachments.delete', { path: own })
    const { token } = await createKey(app, business.owner, { scopes: ['leave:read', 'leave:approve'] })
    await caller(app, token).expectError(403, 'leaveAttachments.delete', { path: own })
    await api.call('leaveAttachments.delete', { path: own })
  })

  it('is limited to leave that is requested or approved, unless the caller sees everyone', async () => {
    const { employee, id } = await requestSickLeave()
    const path = { id: (await attach(employee, id)).id }
    await api.call('leaveRequests.reject', { path: { id }, body: { note: 'No' } })
    const [attachment] = await list(employee, id)
    assert.deepEqual(attachment?.allowed_actions, [])
    await employee.expectError(409, 'leaveAttachments.delete', { path })
    await api.call('leaveAttachments.delete', { path })
  })
})
