import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { addDays } from '../../../server/operation/calendar-date.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createTaskFixture, dayFromNow } from './task-fixture.ts'

const app = await startTestApp()
const fixture = await createTaskFixture(app)
const { api, listTasks, listEventTypes } = fixture
const hire = await fixture.checklist('hire', [
  { title: 'Prepare', due: { days: -3, relative_to: 'first_day' } },
  { title: 'Welcome', due: { days: 0, relative_to: 'first_day' } },
])
const end = await fixture.checklist('termination', [{ title: 'Return', due: { days: 0, relative_to: 'last_day' } }])
const partTime = await fixture.checklist('hire', [{ title: 'Plan hours' }], { employment_types: ['part_time'] })

let serial = 0
const person = (values: object) => ({
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: `ada-${++serial}@example.com`,
  ...values,
})
const create = async (values: object) => (await api.call('people.create', { body: person(values) })).body.data.id
const update = (id: number, body: object) => api.call('people.update', { path: { id }, body })
const terminate = (id: number, last_day: string) => api.call('people.terminate', { path: { id }, body: { last_day } })

/** Returns the titles of the tasks of a person with their states and due dates. */
const summary = async (id: number) =>
  (await listTasks(id)).map(({ title, state, due_on }) => `${title} ${state} ${due_on ?? 'any time'}`)

describe('checklists that events start', () => {
  it('start with the first day of a new person, and only for their employment types', async () => {
    const start_date = dayFromNow(10)
    const tasks = [`Prepare open ${addDays(start_date, -3)}`, `Welcome open ${start_date}`]
    assert.deepEqual(await summary(await create({ start_date })), tasks)
    const id = await create({ start_date, employment_type: 'part_time' })
    assert.deepEqual(await summary(id), [...tasks, 'Plan hours open any time'])
    const { data } = (await api.call('people.checklists', { path: { id } })).body
    assert.deepEqual(
      data.map(({ checklist_id, started_by }) => [checklist_id, started_by]),
      [
        [partTime.id, 'hire'],
        [hire.id, 'hire'],
      ],
    )
  })

  it('start when a first day is set later, but not for days long ago', async () => {
    const id = await create({})
    assert.deepEqual(await summary(id), [])
    await update(id, { start_date: dayFromNow(-30) })
    assert.equal((await listTasks(id)).length, 2)
    assert.deepEqual(await summary(await create({ start_date: dayFromNow(-40) })), [])
  })

  it('start for imported people, once even if two imports add them', async () => {
    const people = [1, 2].map((number) => person({ external_id: `import-${number}`, start_date: dayFromNow(5) }))
    const dryRun = (await api.call('people.import', { body: { people, dry_run: true } })).body.data
    assert.deepEqual(
      dryRun.map(({ status }) => status),
      ['created', 'created'],
    )
    await Promise.all([1, 2].map(() => api.send('people.import', { body: { people } })))
    const ids = (await api.call('people.import', { body: { people } })).body.data.map(({ id }) => id ?? 0)
    for (const id of ids) assert.equal((await listTasks(id)).length, 2)
  })

  it('start once for each employment', async () => {
    const id = await create({ start_date: dayFromNow(-20) })
    await terminate(id, dayFromNow(-10))
    await api.call('people.rehire', { path: { id }, body: { start_date: dayFromNow(3) } })
    const { data } = (await api.call('people.checklists', { path: { id } })).body
    assert.deepEqual(
      data.map(({ checklist_id, employment_number }) => [checklist_id, employment_number]),
      [
        [hire.id, 2],
        [end.id, 1],
        [hire.id, 1],
      ],
    )
    await update(id, { start_date: dayFromNow(4) })
    // Only the due dates of the current employment follow.
    assert.deepEqual(
      (await listTasks(id)).map(({ due_on }) => due_on),
      [-23, -20, -10, 1, 4].map(dayFromNow),
    )
  })

  it('follow a last day that moves, and end with a termination that is withdrawn', async () => {
    const id = await create({})
    await terminate(id, dayFromNow(20))
    await update(id, { last_day: dayFromNow(25) })
    assert.deepEqual(await summary(id), [`Return open ${dayFromNow(25)}`])
    await update(id, { end_date: null })
    assert.deepEqual(await summary(id), [`Return cancelled ${dayFromNow(25)}`])
    await terminate(id, dayFromNow(30))
    assert.deepEqual(await summary(id), [`Return cancelled ${dayFromNow(25)}`, `Return open ${dayFromNow(30)}`])
    const [first] = await listTasks(id)
    assert.deepEqual(await listEventTypes(first?.id ?? 0), ['task.created', 'task.updated', 'task.cancelled'])
  })

  it('leave completed tasks, and cancel the others when the person is deleted', async () => {
    const id = await create({ start_date: dayFromNow(10) })
    const [first, second] = await listTasks(id)
    await api.call('tasks.complete', { path: { id: first?.id ?? 0 } })
    await api.call('people.delete', { path: { id } })
    const states = []
    for (const task of [first, second]) {
      states.push((await api.call('tasks.get', { path: { id: task?.id ?? 0 } })).body.data.state)
    }
    assert.deepEqual(states, ['done', 'cancelled'])
  })

  it('have the due dates of a model after any changes of the days', async () => {
    const random = mulberry32(35)
    const day = () => dayFromNow(Math.floor(random() * 60))
    const id = await create({ start_date: day() })
    const { id: checklist_id } = await fixture.checklist('manual', [
      { title: 'A', due: { days: 7, relative_to: 'first_day' } },
      { title: 'B', due: { days: -2, relative_to: 'last_day' } },
    ])
    await api.call('checklists.start', { path: { id }, body: { checklist_id } })
    for (let step = 0; step < 30; step++) {
      const start_date = day()
      const last_day = random() < 0.3 ? null : addDays(start_date, Math.floor(random() * 40))
      const { data } = (await update(id, { start_date, last_day })).body
      const open = (await listTasks(id)).filter(({ state }) => state === 'open')
      for (const task of open) {
        const anchor = task.due?.relative_to === 'first_day' ? data.start_date : data.last_day
        assert.equal(task.due_on, anchor && addDays(anchor, task.due?.days ?? 0), `${task.title} in step ${step}`)
      }
      assert.equal(open.filter(({ title }) => title === 'Return').length, last_day === null ? 0 : 1, `step ${step}`)
    }
  })
})

/** A pseudorandom generator with a seed. */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}
