import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Line } from '../../../../server/pay-runs/payslips/parse-lines.ts'
import {
  explainDifference,
  findDifferences,
  type PaidAmount,
} from '../../../../server/pay-runs/retro-pay/differences.ts'

const due = (code: string, amount: bigint, kind: Line['kind'] = 'earning'): Line => ({
  kind,
  code,
  name: code,
  quantity: null,
  rate: null,
  amount,
  corrects_pay_run_id: null,
  origin: null,
})

const paid = (code: string, amount: bigint, is_drafted = true, kind: Line['kind'] = 'earning'): PaidAmount => ({
  kind,
  code,
  name: code,
  amount,
  is_drafted,
})

const compare = (...sides: Parameters<typeof findDifferences>): string[] =>
  findDifferences(...sides).map(({ kind, code, difference }) => `${kind} ${code} ${difference}`)

describe('findDifferences', () => {
  it('adds up the lines with the same kind and code', () => {
    assert.deepEqual(compare([due('salary', 140n), due('salary', 300n)], [paid('salary', 400n)]), ['earning salary 40'])
    assert.deepEqual(compare([due('salary', 1n), due('salary', 2n, 'deduction')], []), [
      'earning salary 1',
      'deduction salary 2',
    ])
  })

  it('omits what is paid exactly', () => {
    assert.deepEqual(compare([due('salary', 400n)], [paid('salary', 400n)]), [])
  })

  it('reclaims what was drafted and is no longer due, but not what people added', () => {
    assert.deepEqual(compare([], [paid('salary', 400n), paid('bonus', 100n, false)]), ['earning salary -400'])
  })

  it('counts what people added if something is due with its kind and code', () => {
    assert.deepEqual(compare([due('salary', 420n)], [paid('salary', 400n, false)]), ['earning salary 20'])
    assert.deepEqual(compare([due('salary', 420n)], [paid('salary', 400n, false, 'reimbursement')]), [
      'earning salary 420',
    ])
  })

  it('omits codes whose due is unknown, and amounts that no line can have', () => {
    assert.deepEqual(compare([due('hours', 1n), due('salary', 2n)], [], new Set(['hours'])), ['earning salary 2'])
    assert.deepEqual(compare([due('salary', 10n ** 13n)], []), [])
    assert.deepEqual(compare([], [paid('salary', 10n ** 13n)]), [])
  })
})

describe('explainDifference', () => {
  it('names the period and both amounts, in the decimals of the currency', () => {
    const period = { id: 1, period_start: '2026-03-16', period_end: '2026-04-15' }
    assert.equal(
      explainDifference({ due: 420_000n, paid: -5n }, { ...period, currency: 'EUR' }),
      'Retro pay for 16 March to 15 April 2026: 4,200.00 EUR due, −0.05 EUR paid',
    )
    assert.equal(
      explainDifference({ due: 4200n, paid: 4000n }, { ...period, currency: 'JPY' }),
      'Retro pay for 16 March to 15 April 2026: 4,200 JPY due, 4,000 JPY paid',
    )
  })
})
