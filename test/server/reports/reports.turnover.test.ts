import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createAssignment } from '../../support/samples/assignment.ts'
import { createDepartment, createPerson } from '../../support/samples/factories.ts'
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

await add({ start_date: '2024-01-01', department_id: engines })
await add({ start_date: '2024-01-01', department_id: engines })
// Leaves on 31 January, the last day of the month.
await add({ start_date: '2024-01-01', end_date: '2025-02-01', end_kind: 'resignation', department_id: engines })
await add({ start_date: '2025-01-31', department_id: looms })
// Left on 14 January from Engines, and came back on 1 February to Looms.
const rehired = await add({ start_date: '2025-02-01', department_id: looms })
await app.db
  .insertInto('employments')
  .values({
    business_id,
    person_id: rehired.id,
    number: 1,
    start_date: '2020-01-01',
    end_date: '2025-01-15',
    end_kind: null,
    end_reason: null,
  })
  .execute()
const person_id = rehired.id
await createAssignment(app, { business_id, person_id, effective_on: '2020-01-01', department_id: engines })
await createAssignment(app, { business_id, person_id, effective_on: '2025-02-01', department_id: looms })

const query = { from: '2025-01-01', to: '2025-02-28', group_by: 'department' } as const

describe('reports.turnover', () => {
  it('counts the joiners and leavers of each month, and adds up', async () => {
    const { months, total } = (await api.call('reports.turnover', { query })).body.data
    const resignation = { end_kind: 'resignation', leavers: 1 }
    const unknown = { end_kind: null, leavers: 1 }
    assert.deepEqual(months, [
      {
        from: '2025-01-01',
        to: '2025-01-31',
        opening_headcount: 4,
        joiners: 1,
        rehires: 0,
        leavers: 2,
        leavers_by_kind: [resignation, unknown],
        closing_headcount: 3,
        average_headcount: 3.5,
        turnover_rate: '0.5714', // 2 ÷ 3.5
      },
      {
        from: '2025-02-01',
        to: '2025-02-28',
        opening_headcount: 3,
        joiners: 1,
        rehires: 1,
        leavers: 0,
        leavers_by_kind: [],
        closing_headcount: 4,
        average_headcount: 3.5,
        turnover_rate: '0.0000',
      },
    ])
    assert.deepEqual(total, {
      joiners: 2,
      rehires: 1,
      leavers: 2,
      leavers_by_kind: [resignation, unknown],
      average_headcount: '3.50',
      turnover_rate: '0.5714',
    })
  })

  it('counts people in the department of the first and of the last day', async () => {
    const { groups } = (await api.call('reports.turnover', { query })).body.data
    assert.deepEqual(groups, [
      {
        department_id: engines,
        name: 'Engines',
        joiners: 0,
        rehires: 0,
        leavers: 2,
        average_headcount: '2.50', // January (4 + 2) ÷ 2, February 2
        turnover_rate: '0.8000',
      },
      {
        department_id: looms,
        name: 'Looms',
        joiners: 2,
        rehires: 1,
        leavers: 0,
        average_headcount: '1.00', // January (0 + 1) ÷ 2, February (1 + 2) ÷ 2
        turnover_rate: '0.0000',
      },
    ])
  })

  it('has no rate without people', async () => {
    const other = await createOwnerFixture(app, 'report')
    const { months, total, groups } = (await other.api.call('reports.turnover', { query })).body.data
    assert.deepEqual([months[0]?.turnover_rate, total.turnover_rate, total.average_headcount], [null, null, '0.00'])
    assert.deepEqual(groups, [])
  })
})
