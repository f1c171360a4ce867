import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { lineTotals, padDecimals, roundedProduct } from '../../../../server/console/pay-runs/line-totals.ts'
import * as money from '../../../../server/pay-runs/money.ts'

describe('the arithmetic of payslip lines in the console', () => {
  it('rounds products as the API does', () => {
    const factors = ['0', '1', '-1', '0.5', '2.5', '7.5', '-7.5', '33.333333', '999999999.999999', '0.000001']
    for (const decimals of [0, 2, 3]) {
      for (const quantity of factors) {
        for (const rate of factors) {
          const expected = money.formatMoney(money.roundedProduct(quantity, rate, decimals), decimals)
          assert.equal(roundedProduct(quantity, rate, decimals), expected, `${quantity} × ${rate}`)
        }
      }
    }
    assert.equal(roundedProduct('-0.5', '0.01', 2), '-0.01')
  })

  it('pads decimals and never removes one', () => {
    assert.deepEqual(
      [padDecimals('900', 2), padDecimals('900.5', 2), padDecimals('900.505', 2), padDecimals('900', 0)],
      ['900.00', '900.50', '900.505', '900'],
    )
  })

  it('adds up each kind and the net pay, ignoring lines without a valid amount', () => {
    const lines = [
      { kind: 'earning', amount: '4000.00' },
      { kind: 'earning', amount: '0.1' },
      { kind: 'deduction', amount: '64.00' },
      { kind: 'tax', amount: '900.20' },
      { kind: 'reimbursement', amount: '12' },
      { kind: 'employer_cost', amount: '800.00' },
    ]
    const { totals, isWhole } = lineTotals(lines, 2)
    assert.deepEqual(totals, {
      gross: '4000.10',
      deductions: '64.00',
      employee_taxes: '900.20',
      reimbursements: '12.00',
      employer_costs: '800.00',
      net: '3047.90',
    })
    assert.equal(isWhole, true)
    for (const amount of ['', 'abc', '1.005']) {
      const partial = lineTotals([...lines, { kind: 'earning', amount }], 2)
      assert.deepEqual([partial.totals.net, partial.isWhole], ['3047.90', false], amount)
    }
    assert.equal(lineTotals([{ kind: 'tax', amount: '1250' }], 0).totals.net, '-1250')
  })
})
