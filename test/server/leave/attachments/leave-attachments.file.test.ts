import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../../support/http.ts'
import { createKey } from '../../../support/samples/api-key.ts'
import { createOwnerFixture } from '../../../support/samples/owner-fixture.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { attach, certificate, createAttachmentFixture } from './attachment-fixture.ts'

const app = await startTestApp()
const { api, business, addMember, requestSickLeave } = await createAttachmentFixture(app)

describe('leaveAttachments.file', () => {
  it('returns the file, to save and not to keep', async () => {
    const { employee, id } = await requestSickLeave()
    const attachment = await attach(employee, id)
    const { bytes, headers } = await employee.call('leaveAttachments.file', { path: { id: attachment.id } })
    assert.ok(bytes.equals(certificate))
    assert.equal(headers['content-disposition'], `attachment; filename="leave-attachment-${attachment.id}.pdf"`)
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.equal(headers['cache-control'], 'no-store')
  })

  it('records downloads by others than the person in the audit log', async () => {
    const { employee, manager, person_id, id } = await requestSickLeave()
    const { id: attachment } = await attach(employee, id)
    for (const by of [employee, manager]) await by.call('leaveAttachments.file', { path: { id: attachment } })
    await app.send('HEAD', `/v1/leave-attachments/${attachment}/file`, { token: business.owner.token })
    const entries = (await api.call('auditLog.list', { query: { person_id, limit: 200 } })).body.data
    const downloads = entries.filter(({ action }) => action === 'leave_attachment.downloaded')
    assert.deepEqual(
      downloads.map(({ detail }) => detail.leave_attachment_id),
      [attachment],
    )
  })

  it('is hidden from other employees and managers, other businesses and keys that only read leave', async () => {
    const { employee, id } = await requestSickLeave()
    const path = { id: (await attach(employee, id)).id }
    await (await addMember('employee')).api.expectError(404, 'leaveAttachments.file', { path })
    await (await addMember('manager')).api.expectError(404, 'leaveAttachments.file', { path })
    await (await createOwnerFixture(app, 'other')).api.expectError(404, 'leaveAttachments.file', { path })
    const reader = await createKey(app, business.owner, { scopes: ['leave:read', 'leave:write'] })
    await caller(app, reader.token).expectError(403, 'leaveAttachments.file', { path })
    const approver = await createKey(app, business.owner, { scopes: ['leave:approve'] })
    assert.ok((await caller(app, approver.token).call('leaveAttachments.file', { path })).bytes.equals(certificate))
  })
})
