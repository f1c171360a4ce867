import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../../support/service/app.ts'
import { createTaskFixture } from '../task-fixture.ts'

const app = await startTestApp()
const { api, addUser, checklist } = await createTaskFixture(app)

describe('checklists.get', () => {
  it('returns a checklist to callers with tasks:read, but not to employees', async () => {
    const created = await checklist('manual', [{ due: { days: 5, relative_to: 'last_day' } }])
    const path = { id: created.id }
    assert.deepEqual((await api.call('checklists.get', { path })).body.data, created)
    assert.equal((await (await addUser('manager')).api.send('checklists.get', { path })).status, 200)
    await (await addUser('employee')).api.expectError(403, 'checklists.get', { path })
  })
})
