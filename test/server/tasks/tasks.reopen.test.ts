import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../support/service/app.ts'
import { createTaskFixture } from './task-fixture.ts'

const app = await startTestApp()
const { api, addUser, add, listEventTypes } = await createTaskFixture(app)

describe('tasks.reopen', () => {
  it('opens a completed or cancelled task again', async () => {
    const { person_id, api: employee } = await addUser('employee')
    const { id } = await add(person_id)
    await api.expectError(409, 'tasks.reopen', { path: { id } })
    for (const end of ['tasks.complete', 'tasks.cancel'] as const) {
      await api.call(end, { path: { id } })
      await employee.expectError(403, 'tasks.reopen', { path: { id } })
      const { data } = (await api.call('tasks.reopen', { path: { id } })).body
      assert.deepEqual(
        [data.state, data.completed_at, data.completed_by, data.cancelled_at],
        ['open', null, null, null],
      )
    }
    const events = ['created', 'completed', 'reopened', 'cancelled', 'reopened'].map((name) => `task.${name}`)
    assert.deepEqual(await listEventTypes(id), events)
  })
})
