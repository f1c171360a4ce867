import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../../support/service/app.ts'
import { createAssignmentFixture } from './assignment-fixture.ts'

const app = await startTestApp()
const { api, addPerson, hire, add, timeline, person, listEvents } = await createAssignmentFixture(app)

const today = new Date().toISOString().slice(0, 10)

const update = async (id: number, body: object) => (await api.call('people.update', { path: { id }, body })).body.data

async function problemCodes(id: number, body: object): Promise<Record<string, string>> {
  const response = await api.expectError(422, 'people.update', { path: { id }, body })
  return Object.fromEntries((response.body.errors ?? []).map(({ path, code }) => [path, code]))
}

/** Returns the first day and the title of each assignment. */
const titles = async (id: number) => (await timeline(id)).map((row) => [row.effective_on, row.job_title])

describe('people.create', () => {
  it('adds the first assignment from the start of the employment on, or else from today on', async () => {
    assert.deepEqual(await titles(await hire()), [['2026-01-01', 'Analyst']])
    assert.deepEqual(await titles(await hire({ start_date: '2099-01-01' })), [['2099-01-01', 'Analyst']])
    const id = await hire({ start_date: null, job_title: null })
    assert.deepEqual(await titles(id), [[today, null]])
    assert.deepEqual(await listEvents(id), ['person.created'])
  })
})

describe('a change of the job by people.update', () => {
  it('becomes an assignment from today on, and further changes on that day update it', async () => {
    const id = await hire()
    await update(id, { job_title: 'Lead' })
    await update(id, { job_title: 'Chief', last_name: 'King' })
    assert.deepEqual(await titles(id), [
      ['2026-01-01', 'Analyst'],
      [today, 'Chief'],
    ])
    assert.deepEqual(await listEvents(id), [
      'person.created',
      'assignment.created',
      'person.updated',
      'assignment.updated',
      'person.updated',
    ])
  })

  it('writes and publishes nothing without a difference', async () => {
    const id = await hire()
    await update(id, { job_title: 'Analyst' })
    await update(id, { job_title: 'Analyst', effective_on: '2026-05-01' })
    await update(id, { effective_on: '2026-05-01' })
    assert.deepEqual(await titles(id), [['2026-01-01', 'Analyst']])
    assert.deepEqual(await listEvents(id), ['person.created'])
    assert.equal((await person(id)).version, 1)
  })

  it('from a future day changes the record only on that day', async () => {
    const id = await hire()
    const before = await person(id)
    assert.deepEqual(await update(id, { job_title: 'Director', effective_on: '2099-01-01' }), before)
    assert.deepEqual(await titles(id), [
      ['2026-01-01', 'Analyst'],
      ['2099-01-01', 'Director'],
    ])
    assert.deepEqual(await listEvents(id), ['person.created', 'assignment.created'])
  })

  it('is carried forward until the member changes', async () => {
    const [id, manager_id] = [await hire(), await hire()]
    await add(id, { effective_on: '2098-01-01', job_title: 'Lead' })
    await add(id, { effective_on: '2099-01-01', manager_id, job_title: 'Director' })
    const other = await hire()
    await update(id, { manager_id: other, job_title: 'Clerk' })
    assert.deepEqual(
      (await timeline(id)).map((row) => [row.effective_on, row.job_title, row.manager_id]),
      [
        ['2026-01-01', 'Analyst', null],
        [today, 'Clerk', other],
        ['2098-01-01', 'Lead', other],
        ['2099-01-01', 'Director', manager_id],
      ],
    )
    await update(id, { job_title: 'Trainee', effective_on: '2026-03-01' })
    assert.deepEqual((await titles(id)).slice(0, 3), [
      ['2026-01-01', 'Analyst'],
      ['2026-03-01', 'Trainee'],
      [today, 'Clerk'],
    ])
  })

  it('of a person who has not started or has left corrects the assignment in force', async () => {
    const future = await hire({ start_date: '2099-01-01' })
    await update(future, { job_title: 'Director' })
    assert.deepEqual(await titles(future), [['2099-01-01', 'Director']])
    const past = await hire({ end_date: '2026-06-01' })
    await update(past, { job_title: 'Director' })
    assert.deepEqual(await titles(past), [['2026-01-01', 'Director']])
  })

  it('must be within the employment, and not together with members without dates on another day', async () => {
    const id = await hire({ end_date: '2099-01-01' })
    const day = 'body.effective_on'
    assert.deepEqual(await problemCodes(id, { job_title: 'Lead', effective_on: '2025-12-31' }), { [day]: 'too_early' })
    assert.deepEqual(await problemCodes(id, { job_title: 'Lead', effective_on: '2099-01-01' }), { [day]: 'too_late' })
    const both = { job_title: 'Lead', last_name: 'King' }
    assert.deepEqual(await problemCodes(id, { ...both, effective_on: '2026-05-01' }), { [day]: 'not_combinable' })
    await update(id, { job_title: 'Lead', last_name: 'Lovelace', effective_on: '2026-05-01' })
    await update(id, { ...both, effective_on: today })
  })

  it('refuses a manager who will report to the person', async () => {
    const [id, report] = [await hire(), await hire()]
    await update(report, { manager_id: id, effective_on: '2099-01-01' })
    const circular = { 'body.manager_id': 'circular' }
    assert.deepEqual(await problemCodes(id, { manager_id: report, effective_on: '2099-06-01' }), circular)
    assert.deepEqual(await problemCodes(id, { manager_id: id, effective_on: '2099-06-01' }), circular)
  })

  it('keeps what a process of the previous version has written', async () => {
    const id = await addPerson({ start_date: '2026-01-01', job_title: 'Clerk' })
    await update(id, { job_title: 'Lead' })
    await app.db.updateTable('people').set({ job_title: 'Chief' }).where('id', '=', id).execute()
    await update(id, { employment_type: 'full_time' })
    assert.deepEqual(await titles(id), [
      ['2026-01-01', 'Clerk'],
      [today, 'Chief'],
    ])
  })
})

describe('a change of the dates of employment', () => {
  it('moves the first assignment, but not beyond the second one', async () => {
    const id = await hire()
    await add(id, { job_title: 'Lead' })
    await update(id, { start_date: '2026-02-01' })
    assert.deepEqual((await titles(id))[0], ['2026-02-01', 'Analyst'])
    assert.deepEqual(await problemCodes(id, { start_date: '2026-07-01' }), { 'body.start_date': 'too_late' })
    await update(id, { start_date: null })
    assert.deepEqual((await titles(id))[0], ['2026-02-01', 'Analyst'])
  })

  it('keeps assignments after the end from taking effect, until the end is removed', async () => {
    const id = await hire()
    await add(id, { job_title: 'Lead' })
    const { data } = (await api.call('people.terminate', { path: { id }, body: { end_date: '2026-05-01' } })).body
    assert.equal(data.job_title, 'Analyst')
    assert.equal((await update(id, { end_date: null })).job_title, 'Lead')
  })
})

describe('people.import', () => {
  it('changes the job of existing people from effective_on on, and changes nothing when repeated', async () => {
    const id = await hire({ external_id: 'hr-1' })
    const { first_name, last_name, email } = await person(id)
    const row = { first_name, last_name, email, external_id: 'hr-1', job_title: 'Lead', effective_on: '2026-05-01' }
    const importRow = async (fields: object) =>
      (await api.call('people.import', { body: { people: [{ ...row, ...fields }] } })).body.data[0]
    assert.equal((await importRow({}))?.status, 'updated')
    assert.equal((await importRow({}))?.status, 'unchanged')
    assert.deepEqual(await titles(id), [
      ['2026-01-01', 'Analyst'],
      ['2026-05-01', 'Lead'],
    ])
    assert.equal((await person(id)).job_title, 'Lead')
    const failed = [await importRow({ effective_on: 'soon' }), await importRow({ effective_on: '2025-01-01' })]
    assert.deepEqual(
      failed.map((result) => result?.errors?.map(({ path }) => path)),
      [['body.people[0].effective_on'], ['body.people[0].effective_on']],
    )
  })
})
