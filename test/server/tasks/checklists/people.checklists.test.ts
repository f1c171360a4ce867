import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../../support/service/app.ts'
import { createTaskFixture } from '../task-fixture.ts'

const app = await startTestApp()
const { api, addUser, checklist, listTasks } = await createTaskFixture(app)

describe('people.checklists', () => {
  it('returns the progress of a person to them, their managers and administrators', async () => {
    const manager = await addUser('manager')
    const person = await addUser('employee', { manager_id: manager.person_id })
    const { id: checklist_id } = await checklist('manual', [{}, {}, {}])
    const path = { id: person.person_id }
    await api.call('checklists.start', { path, body: { checklist_id } })
    const [first, second] = await listTasks(person.person_id)
    await api.call('tasks.complete', { path: { id: first?.id ?? 0 } })
    await api.call('tasks.cancel', { path: { id: second?.id ?? 0 } })
    for (const by of [api, manager.api, person.api]) {
      const { data } = (await by.call('people.checklists', { path })).body
      assert.deepEqual(
        data.map((row) => [row.open_tasks, row.open_required_tasks, row.done_tasks, row.cancelled_tasks]),
        [[1, 1, 1, 1]],
      )
    }
    await (await addUser('employee')).api.expectError(404, 'people.checklists', { path })
    await (await addUser('manager')).api.expectError(404, 'people.checklists', { path })
  })
})
