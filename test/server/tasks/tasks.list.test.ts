import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all } from '../../support/http.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createTaskFixture, dayFromNow } from './task-fixture.ts'

const app = await startTestApp()
const { api, business, addPerson, addUser, add } = await createTaskFixture(app)

describe('tasks.list', () => {
  it('sorts by due date, those without one last, and pages without gaps', async () => {
    const person_id = await addPerson()
    const days = [null, '2036-03-01', '2036-01-01', null, '2036-01-01']
    const ids: number[] = []
    for (const due_on of days) ids.push((await add(person_id, { due_on })).id)
    const tasks = await all(api, 'tasks.list', { query: { person_id: [person_id], limit: 2 } })
    assert.deepEqual(
      tasks.map(({ id }) => ids.indexOf(id)),
      [2, 4, 1, 0, 3],
    )
  })

  it('filters by assignee, state, due date and whether the task is overdue', async () => {
    const { person_id, user_id, api: employee } = await addUser('employee')
    const own = (await add(person_id, { due_on: dayFromNow(-3) })).id
    const done = (await add(person_id, { due_on: dayFromNow(-5) })).id
    const later = (await add(person_id, { due_on: dayFromNow(9) })).id
    const ownersTask = (await add(person_id, { assignee: { type: 'role', role: 'admin' } })).id
    await employee.call('tasks.complete', { path: { id: done } })
    const ids = async (query: object, of = api) =>
      (await all(of, 'tasks.list', { query: { sort: 'id', ...query } })).map(({ id }) => id)
    const about = { person_id: [person_id] }
    assert.deepEqual(await ids({}, employee), [own, done, later])
    assert.deepEqual(await ids({ assignee: String(user_id) }), [own, done, later])
    assert.deepEqual(await ids({ ...about, assignee: 'me' }), [ownersTask])
    assert.deepEqual(await ids({ ...about, state: 'open' }), [own, later, ownersTask])
    assert.deepEqual(await ids({ ...about, overdue: true }), [own])
    assert.deepEqual(await ids({ ...about, overdue: false }), [done, later, ownersTask])
    assert.deepEqual(await ids({ ...about, due_before: dayFromNow(9) }), [own, done])
    for (const assignee of ['2147483647', '9999999999']) {
      const { errors } = (await api.expectError(422, 'tasks.list', { query: { assignee } })).body
      assert.deepEqual([errors?.[0]?.path, errors?.[0]?.code], ['query.assignee', 'unknown_record'])
    }
    assert.ok(business.id)
  })
})
