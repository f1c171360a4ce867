import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { payRunCsv } from '../../../../server/pay-runs/exports/pay-runs.export-csv.ts'
import type { PayslipRow } from '../../../../server/pay-runs/payslips/present-payslip.ts'
import { createLog } from '../../../../server/process/log.ts'
import { eventually } from '../../../support/race.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createPayRunFixture } from '../pay-run-fixture.ts'

const logLines: string[] = []
const log = createLog('server', { logLevel: 'error' }, { write: (line) => void logLines.push(line) })
const app = await startTestApp({ log })
const { api, business, draftWithPayslips } = await createPayRunFixture(app)

describe('payRuns.exportCsv', () => {
  it('returns a line for each payslip', async () => {
    const { run } = await draftWithPayslips(['10.01', '20.02', '0.00'])
    const { headers, text: csv } = await api.call('payRuns.exportCsv', { path: { id: run.id } })
    assert.equal(headers['content-type'], 'text/csv; charset=utf-8')
    assert.equal(headers['content-disposition'], `attachment; filename="pay-run-${run.id}.csv"`)
    const lines = csv.trimEnd().split('\r\n')
    assert.equal(lines.length, 4)
    assert.deepEqual(
      lines.slice(1).map((line) => line.split(',').at(-2)),
      ['10.01', '20.02', '0.00'],
    )
  })

  it('aborts the response and logs the reason if the pay run changes while it is read', async () => {
    const { run } = await draftWithPayslips(['10.00'])
    await sql`update pay_runs set people_count = 2 where id = ${run.id}`.execute(app.db)
    const path = `/v1/pay-runs/${run.id}/export.csv`
    await assert.rejects(app.send('GET', path, { token: business.owner.token }))
    await eventually('an error in the log', async () => logLines.length > 0)
    const { operation, aborted, err } = JSON.parse(logLines[0] ?? '')
    assert.deepEqual([operation, aborted], ['payRuns.exportCsv', true])
    assert.match(JSON.stringify(err), /was changed while it was read/)
    assert.equal((await app.send('GET', '/health/live')).status, 200)
  })
})

const row: PayslipRow = {
  id: 1,
  pay_run_id: 7,
  person_id: 3,
  first_name: 'Ada',
  last_name: 'Lovelace',
  employee_number: 'E-1',
  address: null,
  gross: -1250,
  deductions: 0,
  employee_taxes: 1,
  reimbursements: 0,
  net: -1251,
  employer_costs: 100000,
  created_at: '',
  updated_at: '',
  version: 1,
  pay_run_status: 'approved',
  period_start: '2026-01-01',
  period_end: '2026-01-31',
  pay_date: '2026-01-30',
  currency: 'EUR',
}

const format = (batches: PayslipRow[][]): Promise<string> =>
  text(payRunCsv({ currency: 'EUR' }, Readable.from(batches)))

const header =
  'pay_run_id,period_start,period_end,pay_date,currency,person_id,employee_number,first_name,last_name,' +
  'gross,deductions,employee_taxes,reimbursements,net,employer_costs\r\n'
const start = '7,2026-01-01,2026-01-31,2026-01-30,EUR,3,'
const end = ',-12.50,0.00,0.01,0.00,-12.51,1000.00\r\n'

describe('payRunCsv', () => {
  it('writes one header, and amounts without an apostrophe', async () => {
    const line = `${start}E-1,Ada,Lovelace${end}`
    assert.equal(await format([[row, row], [row]]), header + line + line + line)
    assert.equal(await format([[]]), header)
  })

  it('quotes cells as RFC 4180 requires', async () => {
    const names = { first_name: 'A"d"a', last_name: 'Love,lace', employee_number: null }
    assert.equal(await format([[{ ...row, ...names }]]), `${header}${start},"A""d""a","Love,lace"${end}`)
  })

  it('escapes texts that a spreadsheet would interpret as a formula', async () => {
    for (const first of ['=', '+', '-', '@', '\t=', '\r=', '\n=', '＝']) {
      const csv = await format([[{ ...row, first_name: `${first}1+cmd|' /C calc'!A0` }]])
      const cell = csv.slice(header.length + start.length + 'E-1,'.length)
      assert.match(cell, /^"?'/, JSON.stringify(first))
    }
    const formulas = { ...row, first_name: 'a;=1', last_name: 'b; "+1', employee_number: 'c;d' }
    assert.equal(await format([[formulas]]), `${header}${start}c;d,a;'=1,"b;' ""+1"${end}`)
  })

  it('replaces line breaks and control characters in names', async () => {
    const names = { first_name: 'A\r\nd\ta\u0007', last_name: ' Love\u2028lace\n' }
    assert.equal(await format([[{ ...row, ...names }]]), `${header}${start}E-1,A d a,Love lace${end}`)
  })
})
