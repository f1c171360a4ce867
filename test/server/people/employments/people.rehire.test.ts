import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Schemas } from '../../../../server/operation/contract/contract.ts'
import { all, caller } from '../../../support/http.ts'
import { holdRows } from '../../../support/race.ts'
import { createCompensation } from '../../../support/samples/compensation.ts'
import { createUser, linkUser } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { logIn } from '../../../support/service/log-in.ts'
import { createAssignmentFixture } from '../assignments/assignment-fixture.ts'

const app = await startTestApp()
const { api, business, hire, add, timeline, person, listEvents } = await createAssignmentFixture(app)

/** Adds a person who worked in 2024 and 2025. */
const addLeaver = (fields: Partial<Schemas['PersonCreate']> = {}) =>
  hire({ start_date: '2024-01-01', end_date: '2026-01-01', ...fields })
const rehire = (id: number, body: Schemas['PersonRehire']) => ({ path: { id }, body })
const employments = async (id: number) => await all(api, 'people.employments', { path: { id } })

/** Returns how a list of people on a day shows a person. */
async function personOn(id: number, as_of: string) {
  const [row] = (await api.call('people.list', { query: { ids: [id], as_of } })).body.data
  return row ?? assert.fail()
}

describe('people.rehire', () => {
  it('starts a new employment, and keeps the former one', async () => {
    const id = await hire({ start_date: '2024-01-01', job_title: 'Analyst', employment_type: 'full_time' })
    const end = { end_date: '2026-01-01', end_kind: 'resignation' as const, reason: 'Studies' }
    await api.call('people.terminate', { path: { id }, body: end })
    const before = await person(id)
    assert.equal(before.end_kind, 'resignation')

    const { data } = (await api.call('people.rehire', rehire(id, { start_date: '2026-03-01', job_title: 'Adviser' })))
      .body
    assert.deepEqual(data, {
      ...before,
      job_title: 'Adviser',
      start_date: '2026-03-01',
      end_date: null,
      last_day: null,
      end_kind: null,
      status: 'active',
      updated_at: data.updated_at,
      version: before.version + 1,
    })
    assert.deepEqual(await employments(id), [
      {
        person_id: id,
        number: 2,
        start_date: '2026-03-01',
        end_date: null,
        last_day: null,
        end_kind: null,
        end_reason: null,
      },
      {
        person_id: id,
        number: 1,
        start_date: '2024-01-01',
        end_date: '2026-01-01',
        last_day: '2025-12-31',
        end_kind: 'resignation',
        end_reason: 'Studies',
      },
    ])
    const rows = await timeline(id)
    assert.deepEqual(
      rows.map(({ effective_on, job_title, employment_type, reason }) => [
        effective_on,
        job_title,
        employment_type,
        reason,
      ]),
      [
        ['2024-01-01', 'Analyst', 'full_time', 'hire'],
        ['2026-03-01', 'Adviser', 'full_time', 'hire'],
      ],
    )
  })

  it('sends person.rehired, and person.started once the employment begins', async () => {
    const started = await addLeaver()
    await api.call('people.rehire', rehire(started, { start_date: '2026-03-01', job_title: 'Adviser' }))
    assert.deepEqual((await listEvents(started)).slice(1), [
      'assignment.created',
      'person.updated',
      'person.rehired',
      'person.started',
    ])
    const later = await addLeaver()
    await api.call('people.rehire', rehire(later, { start_date: '2999-01-01' }))
    assert.deepEqual((await listEvents(later)).slice(1), ['assignment.created', 'person.updated', 'person.rehired'])
    const events = await all(api, 'events.list', { query: { types: ['person.rehired', 'person.updated'] } })
    const own = events.filter(({ data }) => 'id' in data && data.id === later)
    assert.deepEqual(
      own.map((event) => ('changed' in event ? event.changed : event.data)),
      [['start_date', 'end_date', 'last_day'], own.at(-1)?.data],
    )
    const [entry] = (await api.call('auditLog.list', { query: { action: 'person.rehired', limit: 1 } })).body.data
    assert.deepEqual(entry?.detail, { person_id: later, start_date: '2999-01-01' })
  })

  it('shows a person who returns later as pending, already in the new job', async () => {
    const id = await addLeaver()
    await api.call('people.rehire', rehire(id, { start_date: '2999-01-01', job_title: 'Adviser' }))
    const { status, job_title } = await person(id)
    assert.deepEqual([status, job_title], ['pending', 'Adviser'])
    await api.call('people.update', { path: { id }, body: { job_title: 'Counsel' } })
    assert.deepEqual(
      (await timeline(id)).map(({ effective_on, job_title }) => [effective_on, job_title]),
      [
        ['2024-01-01', 'Analyst'],
        ['2999-01-01', 'Counsel'],
      ],
    )
    await api.call('people.update', { path: { id }, body: { start_date: '2998-01-01' } })
    assert.equal((await timeline(id))[1]?.effective_on, '2998-01-01')
  })

  it('shows the employment and the job of each day', async () => {
    const id = await addLeaver()
    await api.call('people.rehire', rehire(id, { start_date: '2026-03-01', job_title: 'Adviser' }))
    for (const [day, start_date, status, job_title] of [
      ['2023-12-31', '2024-01-01', 'pending', 'Analyst'],
      ['2025-12-31', '2024-01-01', 'active', 'Analyst'],
      ['2026-01-01', '2026-03-01', 'pending', 'Adviser'],
      ['2026-02-28', '2026-03-01', 'pending', 'Adviser'],
      ['2026-03-01', '2026-03-01', 'active', 'Adviser'],
    ] as const) {
      const row = await personOn(id, day)
      assert.deepEqual([row.start_date, row.status, row.job_title], [start_date, status, job_title], day)
      const inForce = (await api.call('assignments.list', { query: { person_id: [id], as_of: day } })).body.data
      assert.deepEqual(
        inForce.map((assignment) => assignment.job_title),
        [job_title],
        day,
      )
    }
  })

  it('refuses assignments and compensations outside all employments', async () => {
    const id = await addLeaver()
    await api.call('people.rehire', rehire(id, { start_date: '2026-03-01' }))
    const rate = { amount: '100.00', currency: 'EUR', per: 'month' as const }
    for (const [effective_on, limit] of [
      ['2023-12-31', '2024-01-01'],
      ['2026-01-01', '2026-03-01'],
      ['2026-02-28', '2026-03-01'],
    ] as const) {
      const request = { path: { id }, body: { effective_on } }
      const pay = { path: { id }, body: { effective_on, ...rate } }
      for (const { body } of [
        await api.expectError(422, 'assignments.create', request),
        await api.expectError(422, 'compensations.create', pay),
        await api.expectError(422, 'people.update', { path: { id }, body: { job_title: 'X', effective_on } }),
      ]) {
        assert.deepEqual(
          body.errors?.map(({ path, code, limit }) => [path, code, limit]),
          [['body.effective_on', 'too_early', limit]],
        )
      }
    }
    await add(id, { effective_on: '2025-01-01', job_title: 'Senior' })
    await api.call('compensations.create', { path: { id }, body: { effective_on: '2025-01-01', ...rate } })
    assert.equal((await person(id)).job_title, 'Analyst')
    assert.equal((await personOn(id, '2025-06-01')).job_title, 'Senior')
  })

  it('does not move or delete the first assignment of an employment', async () => {
    const id = await addLeaver()
    await api.call('people.rehire', rehire(id, { start_date: '2026-03-01' }))
    for (const { id: row } of await timeline(id)) {
      await api.expectError(409, 'assignments.delete', { path: { id: row } })
      await api.expectError(409, 'assignments.update', { path: { id: row }, body: { effective_on: '2026-05-01' } })
    }
  })

  it('deletes assignments and compensations that were planned for after the last day', async () => {
    const id = await hire({ start_date: '2024-01-01' })
    await add(id, { effective_on: '2026-02-01', job_title: 'Planned' })
    await createCompensation(app, { business_id: business.id, person_id: id, effective_on: '2024-01-01' })
    await createCompensation(app, { business_id: business.id, person_id: id, effective_on: '2026-02-01' })
    await api.call('people.terminate', { path: { id }, body: { end_date: '2026-01-01' } })
    await api.call('people.rehire', rehire(id, { start_date: '2026-03-01' }))
    assert.deepEqual(
      (await timeline(id)).map(({ effective_on, job_title }) => [effective_on, job_title]),
      [
        ['2024-01-01', 'Analyst'],
        ['2026-03-01', 'Analyst'],
      ],
    )
    const pay = await all(api, 'people.compensations', { path: { id } })
    assert.deepEqual(
      pay.map(({ effective_on }) => effective_on),
      ['2024-01-01'],
    )
    const types = await listEvents(id)
    assert.ok(types.includes('assignment.deleted') && types.includes('compensation.deleted'))
  })

  it('restores the access of the user, with a new login', async () => {
    const id = await addLeaver({ end_date: null })
    const user = await createUser(app, { business_id: business.id, role: 'employee' })
    await linkUser(app, user.id, id)
    const own = caller(app, user.token)
    await own.call('me.get')
    await api.call('people.terminate', { path: { id }, body: { end_date: '2026-01-01' } })
    await own.expectError(401, 'me.get')
    await api.call('people.rehire', rehire(id, { start_date: '2999-01-01' }))
    await own.expectError(401, 'me.get')
    await logIn(app, user)
    assert.equal((await api.call('users.get', { path: { id: user.id } })).body.data.active, true)
  })

  it('returns 422 for a start before the last end, even if the start is changed later', async () => {
    const id = await addLeaver()
    const { body } = await api.expectError(422, 'people.rehire', rehire(id, { start_date: '2025-12-31' }))
    assert.deepEqual(
      body.errors?.map(({ path, code, limit }) => [path, code, limit]),
      [['body.start_date', 'too_early', '2026-01-01']],
    )
    await api.call('people.rehire', rehire(id, { start_date: '2026-01-01' }))
    for (const start_date of ['2025-12-31', null]) {
      await api.expectError(422, 'people.update', { path: { id }, body: { start_date } })
    }
    await api.call('people.update', { path: { id }, body: { start_date: '2026-02-01' } })
  })

  it('returns 422 for unknown places and managers, and 409 unless the person has left', async () => {
    const id = await addLeaver()
    for (const member of ['department_id', 'location_id', 'manager_id'] as const) {
      const body = { start_date: '2026-03-01', [member]: 2_147_483_647 }
      await api.expectError(422, 'people.rehire', { path: { id }, body })
    }
    await api.expectError(422, 'people.rehire', rehire(id, { start_date: '2026-03-01', manager_id: id }))
    for (const active of [
      await hire(),
      await hire({ end_date: '2999-01-01' }),
      await hire({ start_date: '2999-01-01' }),
    ]) {
      await api.expectError(409, 'people.rehire', rehire(active, { start_date: '2999-06-01' }))
    }
    const deleted = await addLeaver()
    await api.call('people.delete', { path: { id: deleted } })
    await api.expectError(409, 'people.rehire', rehire(deleted, { start_date: '2026-03-01' }))
  })

  it('starts one employment when ten requests race', async () => {
    const id = await addLeaver()
    const row = await holdRows(app.databaseUrl, 'businesses', [business.id])
    const many = Array.from({ length: 10 }, () => api.send('people.rehire', rehire(id, { start_date: '2026-03-01' })))
    await row.untilBlocked(app.config.databaseShare)
    await row.release()
    const statuses = (await Promise.all(many)).map(({ status }) => status)
    assert.deepEqual(statuses.toSorted(), [200, ...Array.from({ length: 9 }, () => 409)])
    assert.equal((await employments(id)).length, 2)
  })
})

describe('the kind of an end of employment', () => {
  it('needs an end, and is cleared with it', async () => {
    const id = await hire()
    const update = (body: Schemas['PersonUpdate']) => ({ path: { id }, body })
    const { body } = await api.expectError(422, 'people.update', update({ end_kind: 'death' }))
    assert.deepEqual(
      body.errors?.map(({ path, code }) => [path, code]),
      [['body.end_kind', 'not_combinable']],
    )
    await api.call('people.update', update({ last_day: '2999-12-30', end_kind: 'end_of_contract' }))
    await api.call('people.update', update({ end_date: '2999-01-01' }))
    assert.equal((await person(id)).end_kind, 'end_of_contract')
    await api.call('people.update', update({ end_date: null }))
    assert.equal((await person(id)).end_kind, null)
    const events = await all(api, 'events.list', { query: { types: ['person.updated'] } })
    const own = events.filter(({ data }) => 'id' in data && data.id === id)
    assert.deepEqual(
      own.map((event) => 'changed' in event && event.changed),
      [
        ['end_kind', 'end_date', 'last_day'],
        ['end_date', 'last_day'],
        ['end_kind', 'end_date', 'last_day'],
      ],
    )
  })
})
