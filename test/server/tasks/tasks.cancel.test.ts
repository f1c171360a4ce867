import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../support/service/app.ts'
import { createTaskFixture } from './task-fixture.ts'

const app = await startTestApp()
const { api, addUser, add, listEventTypes } = await createTaskFixture(app)

describe('tasks.cancel', () => {
  it('cancels an open task; assignees cannot', async () => {
    const { person_id, api: employee } = await addUser('employee')
    const { id } = await add(person_id)
    await employee.expectError(403, 'tasks.cancel', { path: { id } })
    const { data } = (await api.call('tasks.cancel', { path: { id } })).body
    assert.deepEqual([data.state, data.completed_at, data.allowed_actions], ['cancelled', null, ['reopen']])
    assert.notEqual(data.cancelled_at, null)
    await api.expectError(409, 'tasks.cancel', { path: { id } })
    assert.deepEqual(await listEventTypes(id), ['task.created', 'task.cancelled'])
  })
})
