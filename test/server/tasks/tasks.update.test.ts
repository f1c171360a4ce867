import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../support/service/app.ts'
import { createTaskFixture, dayFromNow } from './task-fixture.ts'

const app = await startTestApp()
const { api, addPerson, addUser, add, checklist, listTasks, listEventTypes } = await createTaskFixture(app)

describe('tasks.update', () => {
  it('changes a task, and writes nothing if nothing differs', async () => {
    const { id } = await add(await addPerson())
    const body = { title: 'Return the laptop', assignee: { type: 'role' as const, role: 'admin' as const } }
    for (let time = 0; time < 2; time++) {
      const { data } = (await api.call('tasks.update', { path: { id }, body })).body
      assert.deepEqual([data.title, data.assignee.role, data.version], ['Return the laptop', 'admin', 2])
    }
    assert.deepEqual(await listEventTypes(id), ['task.created', 'task.updated'])
    const [entry] = (await api.call('auditLog.list', { query: { action: 'task.updated' } })).body.data
    assert.equal(entry?.detail.changed, 'title assignee')
  })

  it('detaches a new due date from the first day of the person', async () => {
    await checklist('hire', [{ due: { days: 2, relative_to: 'first_day' } }])
    const names = { first_name: 'Ada', last_name: 'Lovelace' }
    const body = { ...names, email: 'ada-moved@example.com', start_date: dayFromNow(10) }
    const { id: person_id } = (await api.call('people.create', { body })).body.data
    const [task] = await listTasks(person_id)
    assert.equal(task?.due_on, dayFromNow(12))
    await api.call('tasks.update', { path: { id: task?.id ?? 0 }, body: { due_on: dayFromNow(30) } })
    await api.call('people.update', { path: { id: person_id }, body: { start_date: dayFromNow(11) } })
    const [moved] = await listTasks(person_id)
    assert.deepEqual([moved?.due_on, moved?.due], [dayFromNow(30), null])
  })

  it('refuses a task that is not open, an outdated version, and assignees', async () => {
    const { person_id, api: employee } = await addUser('employee')
    const { id } = await add(person_id)
    const body = { title: 'B' }
    await employee.expectError(403, 'tasks.update', { path: { id }, body })
    await api.expectError(412, 'tasks.update', { path: { id }, header: { 'If-Match': '"9"' }, body })
    await api.call('tasks.cancel', { path: { id } })
    await api.expectError(409, 'tasks.update', { path: { id }, body })
  })
})
