import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all } from '../../../support/http.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createPayRunFixture, earning } from '../pay-run-fixture.ts'

const app = await startTestApp()
const { api, addPerson, draft, draftWithPayslips, get } = await createPayRunFixture(app)

const lines = [
  { kind: 'earning', code: 'hours', name: 'Hours', quantity: '7.50', rate: '20.333', amount: '152.50' },
  { kind: 'earning', code: 'hours', name: 'Overtime', quantity: '2', amount: '60.00' },
  { kind: 'deduction', code: 'canteen', name: 'Canteen', amount: '12.49' },
  { kind: 'tax', code: 'income_tax', name: 'Income tax', amount: '30.01' },
  { kind: 'reimbursement', code: 'travel', name: 'Travel', amount: '9.99' },
  { kind: 'employer_cost', code: 'pension', name: 'Pension', amount: '40.00' },
] as const

describe('payslips.put', () => {
  it('returns the payslip with its lines in order, its totals and the name of the person', async () => {
    const { id, period_start, period_end, pay_date } = await draft()
    const person_id = await addPerson({ first_name: 'Ada', last_name: 'Lovelace', employee_number: 'E-1' })
    const put = await api.call('payslips.put', { path: { id, person_id }, body: { lines: [...lines] } })
    const { created_at, updated_at, year_to_date, ...data } = put.body.data
    assert.equal(put.headers.etag, '"1"')
    const totals = {
      gross: '212.50',
      deductions: '12.49',
      employee_taxes: '30.01',
      reimbursements: '9.99',
      net: '179.99',
      employer_costs: '40.00',
    }
    assert.deepEqual(data, {
      pay_run_id: id,
      person_id,
      first_name: 'Ada',
      last_name: 'Lovelace',
      employee_number: 'E-1',
      pay_run_status: 'draft',
      period_start,
      period_end,
      pay_date,
      currency: 'EUR',
      totals,
      lines: lines.map((line) => ({ quantity: null, rate: null, ...line })),
      version: 1,
    })
    assert.deepEqual(year_to_date.totals, totals)
    assert.deepEqual((await get(id)).totals, { ...totals, people_count: 1 })
    assert.deepEqual((await api.call('payslips.get', { path: { id, person_id } })).body.data, put.body.data)
  })

  it('replaces all lines, increments the versions of payslip and pay run, and records an audit entry', async () => {
    const { run, people } = await draftWithPayslips(['10.00', '20.00'])
    const [person_id = 0] = people
    const path = { id: run.id, person_id }
    const { data } = (await api.call('payslips.put', { path, body: { lines: [earning('15.00')] } })).body
    assert.deepEqual([data.version, data.totals.net, data.lines.length], [2, '15.00', 1])
    const now = await get(run.id)
    assert.deepEqual([now.version, now.totals.net, now.totals.people_count], [run.version + 1, '35.00', 2])
    const [entry] = await all(api, 'auditLog.list', { query: { action: 'payrun.payslips_changed', limit: 1 } })
    assert.deepEqual(entry?.detail, { pay_run_id: run.id, person_id })
  })

  it('writes nothing if the payslip does not change', async () => {
    const { id } = await draft()
    const path = { id, person_id: await addPerson() }
    const first = await api.call('payslips.put', { path, body: { lines: [...lines] } })
    const run = await get(id)
    const again = await api.call('payslips.put', { path, body: { lines: [...lines] } })
    assert.deepEqual(again.body.data, first.body.data)
    assert.deepEqual(await get(id), run)
  })

  it('stores the current name of the person', async () => {
    const { run, people } = await draftWithPayslips(['10.00'])
    const [person_id = 0] = people
    await api.call('people.update', { path: { id: person_id }, body: { last_name: 'King' } })
    const path = { id: run.id, person_id }
    assert.notEqual((await api.call('payslips.get', { path })).body.data.last_name, 'King')
    const { data } = (await api.call('payslips.put', { path, body: { lines: [earning('10.00')] } })).body
    assert.equal(data.last_name, 'King')
  })

  it('reports all amounts with wrong decimals, a wrong product, below zero or too large', async () => {
    const { id } = await draft()
    const path = { id, person_id: await addPerson() }
    const wrong = [
      ['10', 'wrong_decimals', 2, 'must have 2 decimals'],
      ['10.000', 'wrong_decimals', 2, 'must have 2 decimals'],
      ['-0.01', 'too_small', 0, 'must not be negative, except in a correction'],
      ['100000000000.00', 'too_large', '100000000000.00', 'must be less than 100000000000.00'],
    ] as const
    const product = { ...earning('152.49'), quantity: '7.5', rate: '20.333' }
    const body = { lines: [...wrong.map(([amount]) => earning(amount)), product] }
    const response = await api.expectError(422, 'payslips.put', { path, body })
    assert.deepEqual(response.body.errors, [
      ...wrong.map(([, code, limit, message], index) => ({
        path: `body.lines[${index}].amount`,
        code,
        limit,
        message,
      })),
      {
        path: 'body.lines[4].amount',
        code: 'wrong_product',
        detail: '152.50',
        message: 'must be quantity × rate, rounded: 152.50',
      },
    ])
    await api.expectError(404, 'payslips.get', { path })
    assert.equal((await get(id)).version, 1)
  })

  it('accepts negative amounts in a correction, and rounds them away from zero', async () => {
    const { id } = await draft({ type: 'correction' })
    const path = { id, person_id: await addPerson() }
    const reversal = { ...earning('-0.02'), quantity: '-1', rate: '0.015' }
    const { data } = (await api.call('payslips.put', { path, body: { lines: [reversal] } })).body
    assert.equal(data.totals.net, '-0.02')
  })

  it('stores the largest amounts exactly, in currencies with 0 and 3 decimals', async () => {
    for (const [currency, amount, wrong] of [
      ['JPY', '9999999999999', '1.0'],
      ['KWD', '9999999999.999', '1.00'],
    ] as const) {
      const { id } = await draft({ currency })
      const path = { id, person_id: await addPerson() }
      await api.expectError(422, 'payslips.put', { path, body: { lines: [earning(wrong)] } })
      const full = Array.from({ length: 100 }, () => earning(amount))
      const { data } = (await api.call('payslips.put', { path, body: { lines: full } })).body
      assert.equal(data.totals.gross, currency === 'JPY' ? '999999999999900' : '999999999999.900')
    }
  })

  it('refuses amounts that make the totals of the pay run too large', async () => {
    const { id } = await draft({ currency: 'JPY' })
    const body = { lines: Array.from({ length: 100 }, () => earning('9999999999999')) }
    await api.call('payslips.put', { path: { id, person_id: await addPerson() }, body })
    const before = await get(id)
    const response = await api.expectError(422, 'payslips.put', { path: { id, person_id: await addPerson() }, body })
    assert.deepEqual(response.body.errors, [
      { path: 'body', code: 'too_large', message: 'makes a total of the pay run too large' },
    ])
    assert.deepEqual(await get(id), before)
  })

  it('writes only the version in If-Match', async () => {
    const { run, people } = await draftWithPayslips(['10.00'])
    const [person_id = 0] = people
    const put = (person_id: number, version: string, amount: string) => ({
      path: { id: run.id, person_id: person_id },
      header: { 'If-Match': version },
      body: { lines: [earning(amount)] },
    })
    await api.call('payslips.put', put(person_id, '"1"', '11.00'))
    await api.expectError(412, 'payslips.put', put(person_id, '"1"', '12.00'))
    await api.call('payslips.put', put(person_id, '*', '13.00'))
    for (const version of ['*', '"1"']) {
      await api.expectError(412, 'payslips.put', put(await addPerson(), version, '1.00'))
    }
  })

  it('creates one payslip when two requests with the version 0 race', async () => {
    const { id } = await draft()
    const put = (amount: string) => ({
      path: { id, person_id: first },
      header: { 'If-Match': '"0"' },
      body: { lines: [earning(amount)] },
    })
    const first = await addPerson()
    const responses = await Promise.all(['1.00', '2.00'].map((amount) => api.send('payslips.put', put(amount))))
    assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 412])
    await api.expectError(412, 'payslips.put', put('3.00'))
  })

  it('returns 404 for a person of another business and for a deleted one', async () => {
    const { id } = await draft()
    const foreign = await (await createPayRunFixture(app)).addPerson()
    const deleted = await addPerson()
    await api.call('people.delete', { path: { id: deleted } })
    for (const person_id of [foreign, deleted, 2_147_483_647]) {
      await api.expectError(404, 'payslips.put', { path: { id, person_id }, body: { lines: [earning('1.00')] } })
    }
  })
})
