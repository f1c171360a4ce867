import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { payRunCsv } from '../../../../server/pay-runs/exports/pay-runs.export-csv.ts'
import type { PayslipRow } from '../../../../server/pay-runs/payslips/present-payslip.ts'

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

async function written(batches: PayslipRow[][]): Promise<string> {
  async function* given() {
    yield* batches
  }
  let text = ''
  for await (const part of payRunCsv({ currency: 'EUR' }, given())) text += part
  return text
}

const header =
  'pay_run_id,period_start,period_end,pay_date,currency,person_id,employee_number,first_name,last_name,' +
  'gross,deductions,employee_taxes,reimbursements,net,employer_costs\r\n'
const start = '7,2026-01-01,2026-01-31,2026-01-30,EUR,3,'
const end = ',-12.50,0.00,0.01,0.00,-12.51,1000.00\r\n'

describe('the CSV of a pay run', () => {
  it('has a line of names once, and amounts as they are', async () => {
    const line = `${start}E-1,Ada,Lovelace${end}`
    assert.equal(await written([[row, row], [row]]), header + line + line + line)
    assert.equal(await written([[]]), header)
  })

  it('quotes what RFC 4180 asks to quote', async () => {
    const names = { first_name: 'A"d"a', last_name: 'Love,lace', employee_number: null }
    assert.equal(await written([[{ ...row, ...names }]]), `${header}${start},"A""d""a","Love,lace"${end}`)
  })

  it('lets no text begin as a formula does', async () => {
    for (const first of ['=', '+', '-', '@', '\t=', '\r=', '\n=', '＝']) {
      const text = await written([[{ ...row, first_name: `${first}1+cmd|' /C calc'!A0` }]])
      const cell = text.slice(header.length + start.length + 'E-1,'.length)
      assert.match(cell, /^"?'/, JSON.stringify(first))
    }
    const separated = { ...row, first_name: 'a;=1', last_name: 'b; "+1', employee_number: 'c;d' }
    assert.equal(await written([[separated]]), `${header}${start}c;d,a;'=1,"b;' ""+1"${end}`)
  })

  it('has names of one line', async () => {
    const names = { first_name: 'A\r\nd\ta\u0007', last_name: ' Love\u2028lace\n' }
    assert.equal(await written([[{ ...row, ...names }]]), `${header}${start}E-1,A d a,Love lace${end}`)
  })
})
