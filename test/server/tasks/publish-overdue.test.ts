import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { startTestApp } from '../../support/service/app.ts'
import { createJobPerformer } from '../../support/service/perform.ts'
import { createTaskFixture, dayFromNow } from './task-fixture.ts'

const app = await startTestApp()
const perform = createJobPerformer(app)

describe('a task that is overdue', () => {
  it('is reported once for each due date, with several workers', async () => {
    const { api, addPerson, add, listEventTypes } = await createTaskFixture(app)
    const person_id = await addPerson()
    const { id } = await add(person_id, { due_on: dayFromNow(-2) })
    const others = [await add(person_id, { due_on: dayFromNow(2) }), await add(person_id)]
    const work = async () => {
      await Promise.all([1, 2].map(() => perform('publish_overdue_tasks')))
      await perform('publish_overdue_tasks')
    }
    await work()
    assert.deepEqual(await listEventTypes(id), ['task.created', 'task.overdue'])
    for (const other of others) assert.deepEqual(await listEventTypes(other.id), ['task.created'])
    await api.call('tasks.update', { path: { id }, body: { due_on: dayFromNow(-1) } })
    await work()
    assert.deepEqual(await listEventTypes(id), ['task.created', 'task.overdue', 'task.updated', 'task.overdue'])
    await api.call('tasks.complete', { path: { id } })
    await work()
    assert.equal((await listEventTypes(id)).at(-1), 'task.completed')
  })

  it('is due until the end of the day in the time zone of the business', async () => {
    const { rows } = await sql<{ name: string; today: string }>`
      select name, to_char(now() at time zone name, 'YYYY-MM-DD') as today
      from unnest(array['Etc/GMT+12', 'Etc/GMT-14']) as zone (name)`.execute(app.db)
    for (const { name, today } of rows) {
      const { business, addPerson, add, listEventTypes } = await createTaskFixture(app)
      await app.db.updateTable('businesses').set({ time_zone: name }).where('id', '=', business.id).execute()
      const person_id = await addPerson()
      const due = await add(person_id, { due_on: today })
      const late = await add(person_id, { due_on: addDay(today, -1) })
      await perform('publish_overdue_tasks')
      assert.deepEqual(
        [await listEventTypes(due.id), await listEventTypes(late.id)],
        [['task.created'], ['task.created', 'task.overdue']],
        name,
      )
    }
  })
})

const addDay = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
