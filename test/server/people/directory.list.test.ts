import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { all, caller } from '../../support/http.ts'
import {
  createBusiness,
  createDepartment,
  createLocation,
  createPerson,
  createUser,
} from '../../support/samples/factories.ts'
import { createLeaveRequest, createLeaveType } from '../../support/samples/leave.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()

/** Creates a business with the owner and an employee as callers. Also returns dates around today. */
async function createFixture() {
  const { id: business_id, owner } = await createBusiness(app)
  const { token } = await createUser(app, { business_id, role: 'employee' })
  const { rows } = await sql<{ day: string }>`
    select ((now() at time zone 'UTC')::date + days)::text as day from generate_series(-1, 2) as days`.execute(app.db)
  const [yesterday = '', today = '', tomorrow = '', later = ''] = rows.map(({ day }) => day)
  const addPerson = async (fields: Partial<Parameters<typeof createPerson>[1]> = {}) =>
    (await createPerson(app, { business_id, ...fields })).id
  const api = caller(app, token)
  const personIds = async (query: Record<string, unknown> = {}) =>
    (await all(api, 'directory.list', { query })).map(({ person_id }) => person_id)
  return { business_id, owner: caller(app, owner.token), api, addPerson, personIds, yesterday, today, tomorrow, later }
}

type Portions = Record<'start_portion' | 'end_portion', 'full' | 'morning' | 'afternoon'>

describe('directory.list', () => {
  it('shows employees only the public fields of their colleagues', async () => {
    const { business_id, api, addPerson } = await createFixture()
    const { id: department_id } = await createDepartment(app, { business_id, name: 'Engines' })
    const { id: location_id } = await createLocation(app, { business_id, name: 'Paris' })
    const place = { department_id, location_id }
    const names = { first_name: 'Augusta', preferred_name: 'Ada', last_name: 'Lovelace' }
    const id = await addPerson({
      ...names,
      ...place,
      job_title: 'Analyst',
      phone: '+44 1',
      date_of_birth: '1990-12-10',
    })
    assert.deepEqual((await api.call('directory.list')).body.data, [
      {
        ...{ person_id: id, name: 'Ada Lovelace', job_title: 'Analyst', ...place },
        ...{ department: 'Engines', location: 'Paris', away_today: null, away_until: null },
      },
    ])
  })

  it('returns certain people', async () => {
    const { addPerson, personIds } = await createFixture()
    const [first, , third] = [await addPerson(), await addPerson(), await addPerson()]
    const other = await createPerson(app, { business_id: (await createBusiness(app)).id })
    assert.deepEqual(await personIds({ ids: [third, other.id, first] }), [first, third])
  })

  it('leaves out people who are pending, terminated or deleted', async () => {
    const { owner, addPerson, personIds, today, tomorrow } = await createFixture()
    const active = await addPerson({ start_date: today, end_date: tomorrow })
    await addPerson({ start_date: tomorrow })
    await addPerson({ end_date: today })
    await owner.call('people.delete', { path: { id: await addPerson() } })
    assert.deepEqual(await personIds(), [active])
  })

  it('shows today’s approved leave only to callers with leave:read', async () => {
    const { business_id, owner, api, addPerson, yesterday, today, tomorrow, later } = await createFixture()
    const leave_type_id = (await createLeaveType(app, { business_id })).id
    const away = async (
      { start_date, end_date, ...portions }: Record<'start_date' | 'end_date', string> & Portions,
      status: 'requested' | 'approved' | 'cancelled' = 'approved',
    ) => {
      const person_id = await addPerson()
      const { id } = await createLeaveRequest(app, { business_id, person_id, leave_type_id, start_date, end_date })
      const decided_at = status === 'approved' ? sql<string>`now()` : null
      await app.db
        .updateTable('leave_requests')
        .set({ ...portions, status, decided_at })
        .where('id', '=', id)
        .execute()
      return person_id
    }
    const full: Portions = { start_portion: 'full', end_portion: 'full' }
    const expected = new Map([
      [await away({ ...full, start_date: yesterday, end_date: later }), ['all_day', later]],
      [
        await away({ start_date: today, end_date: today, start_portion: 'morning', end_portion: 'morning' }),
        ['morning', today],
      ],
      [
        await away({ start_date: today, end_date: later, start_portion: 'afternoon', end_portion: 'full' }),
        ['afternoon', later],
      ],
      [
        await away({ start_date: yesterday, end_date: today, start_portion: 'full', end_portion: 'morning' }),
        ['morning', today],
      ],
      [await away({ ...full, start_date: tomorrow, end_date: later }), ['none', null]],
      [await away({ ...full, start_date: today, end_date: today }, 'requested'), ['none', null]],
      [await away({ ...full, start_date: today, end_date: today }, 'cancelled'), ['none', null]],
    ])
    const entriesWithoutLeave = await all(api, 'directory.list')
    assert.deepEqual(
      new Set(entriesWithoutLeave.map(({ away_today, away_until }) => `${away_today} ${away_until}`)),
      new Set(['null null']),
    )
    const entries = await all(owner, 'directory.list')
    assert.deepEqual(new Map(entries.map((entry) => [entry.person_id, [entry.away_today, entry.away_until]])), expected)
  })

  it('searches only names and jobs, filters by department and location, and pages by family name', async () => {
    const { business_id, api, addPerson, personIds } = await createFixture()
    const { id: parent_id } = await createDepartment(app, { business_id })
    const { id: department_id } = await createDepartment(app, { business_id, parent_id })
    const { id: location_id } = await createLocation(app, { business_id })
    const zoe = await addPerson({ first_name: 'Zoë', last_name: 'Ábel', job_title: 'Welder', department_id })
    const email = { email: 'hidden@example.com', employee_number: 'E-77' }
    const augusta = { first_name: 'Augusta', preferred_name: 'Ada', last_name: 'Zorn', ...email }
    const ada = await addPerson({ ...augusta, location_id })
    const bob = await addPerson({ first_name: 'Bob', last_name: 'Moss' })
    assert.deepEqual(await personIds({ q: 'zoe WELD' }), [zoe])
    for (const q of ['hidden', 'E-77', 'Augusta', '%']) assert.deepEqual(await personIds({ q }), [], q)
    assert.deepEqual(await personIds({ department_id: parent_id }), [zoe])
    assert.deepEqual(await personIds({ location_id }), [ada])
    assert.deepEqual(await personIds({ limit: 2, sort: 'last_name' }), [zoe, bob, ada])
    await api.expectError(422, 'directory.list', { query: { location_id: 2147483647 } })
  })
})
