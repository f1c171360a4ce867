import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../support/http.ts'
import { createAssignment } from '../../support/samples/assignment.ts'
import { createDepartment, createUser } from '../../support/samples/factories.ts'
import { createOwnerFixture } from '../../support/samples/owner-fixture.ts'
import { createPayRun } from '../../support/samples/pay-run.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const { api, business, addPerson } = await createOwnerFixture(app, 'report')
const business_id = business.id
const [engines, looms] = [
  (await createDepartment(app, { business_id, name: 'Engines' })).id,
  (await createDepartment(app, { business_id, name: 'Looms' })).id,
]

// Ada moves to Looms on 10 February. Grace left on 15 January, in Engines.
const ada = await addPerson({ start_date: '2024-01-01', department_id: looms })
await createAssignment(app, { business_id, person_id: ada, effective_on: '2024-01-01', department_id: engines })
await createAssignment(app, { business_id, person_id: ada, effective_on: '2025-02-10', department_id: looms })
const grace = await addPerson({ start_date: '2024-01-01', end_date: '2025-01-16', department_id: engines })

const january = { period: ['2025-01-01', '2025-01-31'] as [string, string], business_id }
const february = { period: ['2025-02-01', '2025-02-28'] as [string, string], business_id }
const { id } = await createPayRun(app, { ...january, status: 'completed', people: [ada, grace] })
await app.db
  .updateTable('payslips')
  .set({ deductions: 100, employee_taxes: 200, reimbursements: 50, net: 750, employer_costs: 300 })
  .where('pay_run_id', '=', id)
  .where('person_id', '=', ada)
  .execute()
await createPayRun(app, { ...february, status: 'completed', people: [ada] })
await createPayRun(app, { ...february, status: 'completed', people: [ada], currency: 'JPY' })
await createPayRun(app, { ...february, status: 'approved', people: [ada] })

const period = { from: '2025-01-01', to: '2025-02-28' }
const month = (number: 1 | 2) => ({
  from: `2025-0${number}-01`,
  to: number === 1 ? '2025-01-31' : '2025-02-28',
})
const plain = (amount: string, zero: string) => ({
  gross: amount,
  reimbursements: zero,
  employer_costs: zero,
  total_cost: amount,
  deductions: zero,
  employee_taxes: zero,
  net: amount,
})
const januarySums = {
  gross: '20.00',
  reimbursements: '0.50',
  employer_costs: '3.00',
  total_cost: '23.50',
  deductions: '1.00',
  employee_taxes: '2.00',
  net: '17.50',
}

describe('reports.payCost', () => {
  it('adds up completed pay runs by month, currency, and the department at the end of the period', async () => {
    const { data } = (await api.call('reports.payCost', { query: period })).body
    assert.deepEqual(data.rows, [
      { ...month(1), department_id: engines, name: 'Engines', currency: 'EUR', people: 2, ...januarySums },
      { ...month(2), department_id: looms, name: 'Looms', currency: 'EUR', people: 1, ...plain('10.00', '0.00') },
      { ...month(2), department_id: looms, name: 'Looms', currency: 'JPY', people: 1, ...plain('1000', '0') },
    ])
    assert.deepEqual(data.months, [
      { ...month(1), currency: 'EUR', ...januarySums },
      { ...month(2), currency: 'EUR', ...plain('10.00', '0.00') },
      { ...month(2), currency: 'JPY', ...plain('1000', '0') },
    ])
    assert.deepEqual(data.totals, [
      { currency: 'EUR', ...januarySums, gross: '30.00', total_cost: '33.50', net: '27.50' },
      { currency: 'JPY', ...plain('1000', '0') },
    ])
  })

  it('is empty without completed pay runs', async () => {
    const other = await createOwnerFixture(app, 'report')
    const { data } = (await other.api.call('reports.payCost', { query: period })).body
    assert.deepEqual([data.totals, data.months, data.rows], [[], [], []])
  })

  it('needs payruns:read as well', async () => {
    const { token } = await createUser(app, { business_id, role: 'admin', scopes: ['reports:read'] })
    const { body } = await caller(app, token).expectError(403, 'reports.payCost')
    assert.equal(body.required_scope, 'payruns:read')
  })
})
