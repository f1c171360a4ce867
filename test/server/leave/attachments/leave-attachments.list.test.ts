import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../../support/http.ts'
import { createKey } from '../../../support/samples/api-key.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { attach, createAttachmentFixture } from './attachment-fixture.ts'

const app = await startTestApp()
const { api, business, addMember, requestSickLeave, get, list } = await createAttachmentFixture(app)

describe('leaveAttachments.list', () => {
  it('returns the attachments by ID to the person and to those who decide', async () => {
    const { employee, manager, id } = await requestSickLeave()
    const own = await attach(employee, id)
    const second = await attach(manager, id, { kind: 'other' })
    const ids = [own.id, second.id]
    for (const by of [employee, manager, api]) {
      assert.deepEqual(
        (await list(by, id)).map((attachment) => attachment.id),
        ids,
      )
    }
    const actions = async (by: typeof api) => (await list(by, id)).map(({ allowed_actions }) => allowed_actions)
    assert.deepEqual(await actions(employee), [['delete'], []])
    assert.deepEqual(await actions(manager), [[], ['delete']])
    assert.deepEqual(await actions(api), [['delete'], ['delete']])
  })

  it('is hidden from callers who only read leave, who see that there is a certificate', async () => {
    const { employee, id } = await requestSickLeave()
    await attach(employee, id)
    const { token } = await createKey(app, business.owner, { scopes: ['leave:read'] })
    const reader = caller(app, token)
    const request = (await reader.call('leaveRequests.get', { path: { id } })).body.data
    assert.equal(request.certificate_status, 'present')
    await reader.expectError(403, 'leaveAttachments.list', { path: { id } })
    await (await addMember('employee')).api.expectError(404, 'leaveAttachments.list', { path: { id } })
    await (await addMember('manager')).api.expectError(404, 'leaveAttachments.list', { path: { id } })
    assert.equal((await get(id)).certificate_status, 'present')
  })
})
