import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../../support/service/app.ts'
import { createTaskFixture } from '../task-fixture.ts'

const app = await startTestApp()
const { api, addPerson, addUser, checklist, listTasks } = await createTaskFixture(app)

describe('checklists.start', () => {
  it('creates the tasks of a checklist for a person, with due dates from their days', async () => {
    const id = await addPerson({ start_date: '2026-03-10', end_date: '2026-12-01' })
    const { id: checklist_id, name } = await checklist('manual', [
      { due: { days: -3, relative_to: 'first_day' } },
      { due: { days: 1, relative_to: 'last_day' }, required: false },
      {},
    ])
    const { status, body } = await api.call('checklists.start', { path: { id }, body: { checklist_id } })
    const { id: started_id, created_at, ...started } = body.data
    assert.ok(created_at)
    assert.equal(status, 201)
    const counts = { open_tasks: 3, open_required_tasks: 2, done_tasks: 0, cancelled_tasks: 0 }
    const start = { checklist_id, person_id: id, name, started_by: 'manual', employment_number: 1, cancelled_at: null }
    assert.deepEqual(started, { ...start, ...counts })
    const tasks = await listTasks(id)
    assert.deepEqual(
      tasks.map((task) => [task.due_on, task.started_checklist_id]),
      [
        ['2026-03-07', started_id],
        ['2026-12-01', started_id],
        [null, started_id],
      ],
    )
    const [entry] = (await api.call('auditLog.list', { query: { action: 'checklist.started' } })).body.data
    assert.deepEqual(entry?.detail, { checklist_id, person_id: id })
  })

  it('refuses a second start while tasks are open, even at the same time', async () => {
    const id = await addPerson()
    const { id: checklist_id } = await checklist('manual', [{}])
    const start = () => api.send('checklists.start', { path: { id }, body: { checklist_id } })
    const statuses = (await Promise.all([start(), start()])).map(({ status }) => status)
    assert.deepEqual(statuses.sort(), [201, 409])
    for (const task of await listTasks(id)) await api.call('tasks.complete', { path: { id: task.id } })
    assert.equal((await start()).status, 201)
  })

  it('is not for managers and employees', async () => {
    const { id: checklist_id } = await checklist('manual', [{}])
    for (const role of ['manager', 'employee'] as const) {
      const { person_id: id, api: own } = await addUser(role)
      await own.expectError(403, 'checklists.start', { path: { id }, body: { checklist_id } })
    }
  })
})
