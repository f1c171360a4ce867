import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createAssignment } from '../../../support/samples/assignment.ts'
import { createBusiness, createDepartment, createLocation, createPerson } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createAssignmentFixture } from './assignment-fixture.ts'

const app = await startTestApp()
const { api, business, addPerson, hire, add, timeline, person, listEvents } = await createAssignmentFixture(app)
const business_id = business.id

/** Sends an assignment that is refused, and returns the code of each problem by its path. */
async function problemCodes(id: number, fields: object, status: 409 | 422 = 422): Promise<Record<string, string>> {
  const body = { effective_on: '2026-07-01', ...fields }
  const response = await api.expectError(status, 'assignments.create', { path: { id }, body })
  return Object.fromEntries((response.body.errors ?? []).map(({ path, code }) => [path, code]))
}

describe('assignments.create', () => {
  it('adds an assignment with the members of the one in force, and changes the record', async () => {
    const id = await hire({ employment_type: 'full_time' })
    const body = { effective_on: '2026-07-01', job_title: 'Lead analyst', reason: 'promotion' } as const
    const { status, headers, body: response } = await api.call('assignments.create', { path: { id }, body })
    const { id: assignment_id, created_at, updated_at, ...rest } = response.data
    assert.deepEqual([status, headers.etag], [201, '"1"'])
    const places = { department_id: null, location_id: null, manager_id: null }
    const work_pattern = { mon: 1, tue: 1, wed: 1, thu: 1, fri: 1, sat: 0, sun: 0 }
    const job = { job_title: 'Lead analyst', employment_type: 'full_time', work_pattern, ...places }
    const own = { person_id: id, ends_on: null, created_by: business.owner.id, version: 1 }
    const others = { effective_on: '2026-07-01', reason: 'promotion', note: null, external_id: null, metadata: {} }
    assert.deepEqual(rest, { ...job, ...own, ...others })

    const changed = await person(id)
    assert.deepEqual([changed.job_title, changed.version], ['Lead analyst', 2])
    assert.deepEqual(await listEvents(id), ['person.created', 'assignment.created', 'person.updated'])
    const query = { action: 'assignment.created', person_id: id } as const
    const [entry] = (await api.call('auditLog.list', { query })).body.data
    assert.deepEqual(entry?.detail, { assignment_id, person_id: id, effective_on: '2026-07-01' })
    const events = (await api.call('events.list', { query: { types: ['assignment.created'] } })).body.data
    assert.deepEqual(events.find(({ data }) => 'id' in data && data.id === assignment_id)?.data, {
      id: assignment_id,
      person_id: id,
      effective_on: '2026-07-01',
      ends_on: null,
      ...job,
      created_at,
    })
  })

  it('leaves the record as it is for a day in the future or before the assignment in force', async () => {
    const id = await hire()
    await add(id, { effective_on: '2026-06-01', job_title: 'Analyst II' })
    await add(id, { effective_on: '2026-03-01', job_title: 'Analyst I' })
    await add(id, { effective_on: '2099-01-01', job_title: 'Director' })
    const current = await person(id)
    assert.deepEqual([current.job_title, current.version], ['Analyst II', 2])
    assert.deepEqual(
      (await timeline(id)).map(({ effective_on, ends_on, job_title }) => [effective_on, ends_on, job_title]),
      [
        ['2026-01-01', '2026-02-28', 'Analyst'],
        ['2026-03-01', '2026-05-31', 'Analyst I'],
        ['2026-06-01', '2098-12-31', 'Analyst II'],
        ['2099-01-01', null, 'Director'],
      ],
    )
  })

  it('adds the first assignment of a person that a process of the previous version added', async () => {
    const id = await addPerson({ start_date: '2025-01-01', job_title: 'Clerk' })
    await add(id, { job_title: 'Analyst' })
    assert.deepEqual(
      (await timeline(id)).map(({ effective_on, job_title, reason }) => [effective_on, job_title, reason]),
      [
        ['2025-01-01', 'Clerk', 'hire'],
        ['2026-07-01', 'Analyst', 'other'],
      ],
    )
  })

  it('refuses a second assignment on the same day, even if two requests race', async () => {
    const id = await hire()
    const body = { effective_on: '2026-07-01' }
    const send = () => api.send('assignments.create', { path: { id }, body })
    const responses = await Promise.all([send(), send()])
    assert.deepEqual(responses.map(({ status }) => status).sort(), [201, 409])
    assert.deepEqual(await problemCodes(id, {}, 409), { 'body.effective_on': 'taken' })
    assert.deepEqual(await problemCodes(id, { effective_on: '2026-01-01' }, 409), { 'body.effective_on': 'taken' })
  })

  it('refuses days outside the employment', async () => {
    const id = await hire({ start_date: '2026-01-15', end_date: '2026-08-01' })
    assert.deepEqual(await problemCodes(id, { effective_on: '2026-01-14' }), { 'body.effective_on': 'too_early' })
    assert.deepEqual(await problemCodes(id, { effective_on: '2026-08-01' }), { 'body.effective_on': 'too_late' })
    await add(id, { effective_on: '2026-07-31' })
  })

  it('refuses records of other businesses, and a manager who reports to the person on that day', async () => {
    const other = { business_id: (await createBusiness(app)).id }
    const id = await hire()
    const [department, location, stranger] = [
      await createDepartment(app, other),
      await createLocation(app, other),
      await createPerson(app, other),
    ]
    const unknown = 'unknown_record'
    assert.deepEqual(await problemCodes(id, { department_id: department.id }), { 'body.department_id': unknown })
    assert.deepEqual(await problemCodes(id, { location_id: location.id }), { 'body.location_id': unknown })
    assert.deepEqual(await problemCodes(id, { manager_id: stranger.id }), { 'body.manager_id': unknown })
    assert.deepEqual(await problemCodes(id, { manager_id: id }), { 'body.manager_id': 'circular' })
    const report = await hire()
    await add(report, { effective_on: '2099-01-01', manager_id: id })
    const circular = { 'body.manager_id': 'circular' }
    assert.deepEqual(await problemCodes(id, { effective_on: '2099-02-01', manager_id: report }), circular)
    await add(id, { effective_on: '2098-12-31', manager_id: report })
  })

  it('refuses a deleted person, and more than 500 assignments', async () => {
    const id = await addPerson()
    const day = (count: number) => new Date(Date.UTC(2020, 0, 1 + count)).toISOString().slice(0, 10)
    for (let count = 0; count < 500; count++) {
      await createAssignment(app, { business_id, person_id: id, effective_on: day(count), job_title: null })
    }
    assert.deepEqual(await problemCodes(id, {}, 409), { 'path.id': 'limit_reached' })
    await api.call('people.delete', { path: { id } })
    await api.expectError(409, 'assignments.create', { path: { id }, body: { effective_on: '2026-07-01' } })
  })
})
