import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../support/http.ts'
import { createAssignment } from '../../support/samples/assignment.ts'
import { createDepartment, createLocation, createPerson, createUser } from '../../support/samples/factories.ts'
import { createOwnerFixture } from '../../support/samples/owner-fixture.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const { api, business } = await createOwnerFixture(app, 'report')
const business_id = business.id
const add = (values: object) => createPerson(app, { business_id, ...values })

const [engines, looms] = [
  (await createDepartment(app, { business_id, name: 'Engines' })).id,
  (await createDepartment(app, { business_id, name: 'Looms' })).id,
]
const london = (await createLocation(app, { business_id, name: 'London' })).id

// Ada moves from Engines to Looms on 10 February; Grace leaves on 28 February, her last day.
const ada = await add({ start_date: '2025-01-01', department_id: looms, location_id: london })
await createAssignment(app, { business_id, person_id: ada.id, effective_on: '2025-01-01', department_id: engines })
await createAssignment(app, {
  business_id,
  person_id: ada.id,
  effective_on: '2025-02-10',
  department_id: looms,
  location_id: london,
  employment_type: 'part_time',
})
await add({ start_date: '2024-05-01', end_date: '2025-03-01', department_id: engines, employment_type: 'full_time' })
await add({ start_date: '2025-02-28' })

const period = { from: '2025-01-15', to: '2025-03-02' }
const readHeadcount = async (query: object = {}) =>
  (await api.call('reports.headcount', { query: { ...period, ...query } })).body.data
const group = (id: number | null, name: string | null, headcounts: number[]) => ({
  id,
  employment_type: null,
  name,
  headcounts,
})

describe('reports.headcount', () => {
  it('counts the people who are employed on the last day of each month', async () => {
    assert.deepEqual(await readHeadcount(), {
      from: '2025-01-01',
      to: '2025-03-31',
      group_by: null,
      months: [
        { from: '2025-01-01', to: '2025-01-31', headcount: 2 },
        { from: '2025-02-01', to: '2025-02-28', headcount: 3 },
        { from: '2025-03-01', to: '2025-03-31', headcount: 2 },
      ],
      groups: [],
    })
  })

  it('counts people in the department, location and employment type of that day', async () => {
    assert.deepEqual((await readHeadcount({ group_by: 'department' })).groups, [
      group(looms, 'Looms', [0, 1, 1]),
      group(null, null, [0, 1, 1]),
      group(engines, 'Engines', [2, 1, 0]),
    ])
    assert.deepEqual((await readHeadcount({ group_by: 'location' })).groups, [
      group(london, 'London', [0, 1, 1]),
      group(null, null, [2, 2, 1]),
    ])
    const types = (await readHeadcount({ group_by: 'employment_type' })).groups
    assert.deepEqual(
      types.map(({ employment_type, headcounts }) => [employment_type, headcounts]),
      [
        ['part_time', [0, 1, 1]],
        [null, [1, 1, 1]],
        ['full_time', [1, 1, 0]],
      ],
    )
  })

  it('counts today in the running month, and covers twelve months by default', async () => {
    const { body } = await api.call('reports.headcount')
    const { from, to, months } = body.data
    const today = new Date().toISOString().slice(0, 10)
    assert.deepEqual([to, months.length, months[0]?.from], [today, 12, from])
    assert.deepEqual(months.at(-1), { from: `${today.slice(0, 7)}-01`, to: today, headcount: 2 })
  })

  it('agrees with the list of active people as of the day', async () => {
    for (const { to, headcount } of (await readHeadcount()).months) {
      const { data } = (await api.call('people.list', { query: { as_of: to, status: 'active' } })).body
      assert.equal(data.length, headcount)
    }
  })

  it('does not count deleted people, and keeps those whose record was erased', async () => {
    const own = await createOwnerFixture(app, 'report')
    const count = async () =>
      (await own.api.call('reports.headcount', { query: period })).body.data.months.map(({ headcount }) => headcount)
    const [deleted, erased] = [
      await own.addPerson({ start_date: '2025-01-01' }),
      await own.addPerson({ end_date: '2025-03-01' }),
    ]
    assert.deepEqual(await count(), [2, 2, 1])
    await own.api.call('people.delete', { path: { id: deleted } })
    const { first_name, last_name } = (await own.api.call('people.get', { path: { id: erased } })).body.data
    await own.api.call('people.erase', { path: { id: erased }, body: { confirm: `${first_name} ${last_name}` } })
    assert.deepEqual(await count(), [1, 1, 0])
  })

  it('refuses a period that is longer than 36 months, or ends after the running month', async () => {
    const from = await api.expectError(422, 'reports.headcount', { query: { from: '2022-01-01', to: '2025-01-31' } })
    assert.deepEqual(
      from.body.errors?.map(({ path, code, limit }) => [path, code, limit]),
      [['query.from', 'too_large', 36]],
    )
    const open = await api.expectError(422, 'reports.headcount', { query: { from: '2020-01-01' } })
    assert.equal(open.body.errors?.[0]?.path, 'query.from')
    const late = await api.expectError(422, 'reports.headcount', { query: { to: '2999-01-01' } })
    assert.deepEqual([late.body.errors?.[0]?.path, late.body.errors?.[0]?.code], ['query.to', 'too_late'])
  })

  it('is for owners and administrators, with the people of their own business', async () => {
    for (const role of ['manager', 'employee'] as const) {
      const { token } = await createUser(app, { business_id, role })
      await caller(app, token).expectError(403, 'reports.headcount')
    }
    const admin = await createUser(app, { business_id, role: 'admin' })
    await caller(app, admin.token).call('reports.headcount', { query: period })
    const other = await createOwnerFixture(app, 'report')
    const { months } = (await other.api.call('reports.headcount', { query: period })).body.data
    assert.deepEqual(
      months.map(({ headcount }) => headcount),
      [0, 0, 0],
    )
  })
})
