import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { all } from '../../../support/http.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createJobPerformer } from '../../../support/service/perform.ts'
import { createAssignmentFixture } from './assignment-fixture.ts'

const app = await startTestApp()
const { api, business, hire, add, timeline, person, listEvents } = await createAssignmentFixture(app)
const perform = createJobPerformer(app)

const today = new Date().toISOString().slice(0, 10)

/** Moves a planned assignment to today, as if time had passed. */
const becomeDue = (id: number) => sql`update assignments set effective_on = ${today} where id = ${id}`.execute(app.db)

describe('a planned assignment', () => {
  it('takes effect on its day, once, with a new version and one event', async () => {
    const id = await hire()
    const { id: assignment_id } = await add(id, { effective_on: '2099-01-01', job_title: 'Director' })
    await perform('publish_status_changes')
    assert.deepEqual([(await person(id)).job_title, (await person(id)).version], ['Analyst', 1])
    await becomeDue(assignment_id)
    for (let time = 0; time < 2; time++) await perform('publish_status_changes')
    assert.deepEqual([(await person(id)).job_title, (await person(id)).version], ['Director', 2])
    assert.deepEqual(await listEvents(id), ['person.created', 'assignment.created', 'person.updated'])
    const [event] = (await all(api, 'events.list', { query: { types: ['person.updated'] } })).slice(-1)
    assert.deepEqual(event && 'changed' in event && event.changed, ['job_title'])
  })

  it('is applied before a change of the person', async () => {
    const id = await hire()
    const { id: assignment_id } = await add(id, { effective_on: '2099-01-01', job_title: 'Director' })
    await becomeDue(assignment_id)
    const body = { employment_type: 'part_time' } as const
    const { data } = (await api.call('people.update', { path: { id }, body })).body
    assert.deepEqual([data.job_title, data.employment_type, data.version], ['Director', 'part_time', 3])
    assert.deepEqual(
      (await timeline(id)).map((row) => [row.job_title, row.employment_type]),
      [
        ['Analyst', null],
        ['Director', 'part_time'],
      ],
    )
  })

  it('does not take effect after the end of the employment', async () => {
    const id = await hire()
    const { id: assignment_id } = await add(id, { effective_on: '2099-01-01', job_title: 'Director' })
    await api.call('people.terminate', { path: { id }, body: { end_date: '2026-05-01' } })
    await becomeDue(assignment_id)
    await perform('publish_status_changes')
    assert.equal((await person(id)).job_title, 'Analyst')
    await api.call('people.update', { path: { id }, body: { end_date: null } })
    assert.equal((await person(id)).job_title, 'Director')
  })

  it('keeps the previous manager if the planned one has come to report to the person', async () => {
    const [id, report, boss] = [await hire(), await hire(), await hire()]
    await api.call('people.update', { path: { id }, body: { manager_id: boss } })
    const planned = { effective_on: '2099-01-01', manager_id: report, job_title: 'Director' }
    const { id: assignment_id } = await add(id, planned)
    await api.call('people.update', { path: { id: report }, body: { manager_id: id } })
    // Frees today for the planned assignment.
    await sql`update assignments set effective_on = effective_on - 1
      where person_id = ${id} and manager_id = ${boss}`.execute(app.db)
    await becomeDue(assignment_id)
    await perform('publish_status_changes')
    const { job_title, manager_id } = await person(id)
    assert.deepEqual([job_title, manager_id], ['Director', boss])
    const last = (await timeline(id)).at(-1)
    assert.deepEqual([last?.id, last?.manager_id, last?.version], [assignment_id, boss, 2])
    const query = { action: 'assignment.updated', person_id: id } as const
    const [entry] = (await api.call('auditLog.list', { query })).body.data
    assert.equal(entry?.detail?.changed, 'manager_id')
  })
})

describe('reconcile_assignments', () => {
  it('adds what processes of the previous version did not write, once', async () => {
    const id = await hire()
    const values = { business_id: business.id, first_name: 'Eva', last_name: 'Old', email: 'eva@example.com' }
    const { id: old } = await app.db
      .insertInto('people')
      .values({ ...values, start_date: '2025-01-01', job_title: 'Clerk', metadata: {} })
      .returning('id')
      .executeTakeFirstOrThrow()
    await app.db.updateTable('people').set({ job_title: 'Lead' }).where('id', '=', id).execute()
    const planned = await hire()
    const { id: due } = await add(planned, { effective_on: '2099-01-01', job_title: 'Director' })
    await becomeDue(due)
    const read = async () => [await timeline(id), await timeline(old), await timeline(planned)]
    await perform('reconcile_assignments')
    const reconciled = await read()
    assert.deepEqual(
      reconciled.map((rows) => rows.map((row) => [row.effective_on, row.job_title])),
      [
        [
          ['2026-01-01', 'Analyst'],
          [today, 'Lead'],
        ],
        [['2025-01-01', 'Clerk']],
        [
          ['2026-01-01', 'Analyst'],
          [today, 'Director'],
        ],
      ],
    )
    await perform('reconcile_assignments')
    assert.deepEqual(await read(), reconciled)
  })
})
