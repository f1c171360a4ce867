import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { visitConsoleAs } from '../../../support/browser/console-visitor.ts'
import { all, caller } from '../../../support/http.ts'
import { readColumn, readCsv } from '../../../support/read-csv.ts'
import { createPerson, createUser, linkUser } from '../../../support/samples/factories.ts'
import { createPayRun } from '../../../support/samples/pay-run.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createPayRunFixture } from '../pay-run-fixture.ts'

const app = await startTestApp()

/** Creates a business with a person who has payslips in two currencies, of which one is a draft. */
async function createPaidPerson() {
  const { api, business } = await createPayRunFixture(app)
  const { id } = await createPerson(app, { business_id: business.id, first_name: '=1+1', employee_number: '@SUM(A1)' })
  const runs = []
  for (const [status, currency] of [
    ['completed', 'EUR'],
    ['draft', 'EUR'],
    ['approved', 'JPY'],
  ] as const) {
    runs.push((await createPayRun(app, { business_id: business.id, status, currency, people: [id] })).id)
  }
  const user = await createUser(app, { business_id: business.id, role: 'employee' })
  await linkUser(app, user.id, id)
  return { api, business, id, runs, user }
}

describe('people.exportPayslipsCsv', () => {
  it('has the payslips that people.payslips has for the same caller and order', async () => {
    const { api, id, user } = await createPaidPerson()
    for (const by of [api, caller(app, user.token)]) {
      for (const query of [{}, { sort: '-id' }] as const) {
        const listed = await all(by, 'people.payslips', { path: { id }, query: { ...query } })
        const { text, headers } = await by.call('people.exportPayslipsCsv', { path: { id }, query: { ...query } })
        assert.equal(headers['content-disposition'], 'attachment; filename="payslips.csv"')
        const cells = readCsv(text).map((row) => [row.pay_run_id, row.pay_run_status, row.currency, row.gross, row.net])
        assert.deepEqual(
          cells,
          listed.map(({ pay_run_id, pay_run_status, currency, totals }) => [
            ...[String(pay_run_id), pay_run_status, currency],
            ...[totals.gross, totals.net],
          ]),
        )
      }
    }
  })

  it('guards text, but not negative amounts, which have the decimals of their currency', async () => {
    const { api, business } = await createPayRunFixture(app)
    const { id } = await createPerson(app, {
      business_id: business.id,
      first_name: '=1+1',
      employee_number: '@SUM(A1)',
    })
    for (const [currency, amount] of [
      ['EUR', '-10.50'],
      ['JPY', '-10'],
    ] as const) {
      const body = { type: 'correction', period_start: '2026-01-01', period_end: '2026-01-31' } as const
      const run = (await api.call('payRuns.create', { body: { ...body, pay_date: '2026-02-01', currency } })).body.data
      const lines = [{ kind: 'earning', code: 'base', name: 'Base pay', amount } as const]
      await api.call('payslips.put', { path: { id: run.id, person_id: id }, body: { lines } })
    }
    const csv = (await api.call('people.exportPayslipsCsv', { path: { id } })).text
    assert.deepEqual(readColumn(csv, 'gross'), ['-10.50', '-10'])
    assert.deepEqual(readColumn(csv, 'first_name'), ["'=1+1", "'=1+1"])
    assert.deepEqual(readColumn(csv, 'employee_number'), ["'@SUM(A1)", "'@SUM(A1)"])
  })

  it('is also the response of the list to a request that accepts CSV, and is recorded for the person', async () => {
    const { api, business, id, runs } = await createPaidPerson()
    const path = `/v1/people/${id}/payslips?sort=-id`
    const { text } = await app.send('GET', path, { token: business.owner.token, headers: { Accept: 'text/csv' } })
    assert.deepEqual(readColumn(text, 'pay_run_id'), runs.toReversed().map(String))
    const entries = await all(api, 'auditLog.list', { query: { action: 'list.exported' } })
    assert.deepEqual(
      entries.map(({ detail }) => detail),
      [{ list: 'payslips', rows: 3, format: 'csv', person_id: id }],
    )
  })

  it('is a link below the payslips in the console', async () => {
    const { business, id, user, runs } = await createPaidPerson()
    const owner = await visitConsoleAs(app, business.owner)
    assert.match(
      (await owner.get(`/console/people/${id}/pay`)).text,
      new RegExp(`/console/people/${id}/payslips\\.csv`),
    )
    const csv = (await owner.get(`/console/people/${id}/payslips.csv`)).text
    assert.deepEqual(readCsv(csv.slice(1)).length, 3)
    const employee = await visitConsoleAs(app, user)
    assert.match((await employee.get('/console/payslips')).text, /href="\/console\/payslips\.csv"/)
    const own = (await employee.get('/console/payslips.csv')).text
    assert.deepEqual(readColumn(own.slice(1), 'pay_run_status'), ['approved', 'completed'])
    assert.equal(runs.length, 3)
  })
})
