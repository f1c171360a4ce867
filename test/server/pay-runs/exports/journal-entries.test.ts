import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { journalEntries, type LineSum } from '../../../../server/pay-runs/exports/journal-entries.ts'

const lineSum = (fields: Partial<LineSum>): LineSum => ({
  kind: 'earning',
  code: 'salary',
  name: 'Salary',
  account: '6000',
  liability_account: null,
  cost_centre: null,
  amount: 100n,
  ...fields,
})

const accounts = fc.constantFrom('2200', '6000', '6010')

const anySum: fc.Arbitrary<LineSum> = fc.record({
  kind: fc.constantFrom('earning', 'deduction', 'tax', 'reimbursement', 'employer_cost'),
  code: fc.constantFrom('a', 'b', 'c'),
  name: fc.constantFrom('A', 'B', 'C'),
  account: accounts,
  liability_account: accounts,
  cost_centre: fc.constantFrom(null, '1', '2'),
  amount: fc.bigInt(-(10n ** 15n), 10n ** 15n),
})

const total = (entries: { debit: bigint; credit: bigint }[], side: 'debit' | 'credit') =>
  entries.reduce((sum, entry) => sum + entry[side], 0n)

describe('journalEntries', () => {
  it('balances any lines, with one amount above zero per entry', () => {
    fc.assert(
      fc.property(fc.array(anySum), (sums) => {
        const { entries, missing } = journalEntries(sums, '2100', 'Net pay')
        assert.deepEqual(missing, [])
        assert.equal(total(entries, 'debit'), total(entries, 'credit'))
        for (const { debit, credit } of entries)
          assert.ok((debit > 0n && credit === 0n) || (debit === 0n && credit > 0n))
        const keys = entries.map(({ account, cost_centre, debit }) =>
          JSON.stringify([account, cost_centre, debit > 0n]),
        )
        assert.ok(new Set(keys).size >= keys.length / 2, 'at most one entry for each of the two kinds of lines')
      }),
    )
  })

  it('merges lines with the same account and cost centre, and lists their names', () => {
    const sums = [
      lineSum({ cost_centre: '1' }),
      lineSum({ code: 'bonus', name: 'Bonus', cost_centre: '1', amount: 20n }),
      lineSum({ cost_centre: '2', amount: 7n }),
      lineSum({ kind: 'tax', code: 'tax', name: 'Income tax', account: '2200', cost_centre: '1', amount: 30n }),
      lineSum({ kind: 'tax', code: 'tax', name: 'Income tax', account: '2200', cost_centre: '2', amount: 2n }),
    ]
    assert.deepEqual(journalEntries(sums, '2100', 'Net pay').entries, [
      { account: '6000', cost_centre: '1', description: 'Bonus, Salary', debit: 120n, credit: 0n },
      { account: '6000', cost_centre: '2', description: 'Salary', debit: 7n, credit: 0n },
      { account: '2200', cost_centre: null, description: 'Income tax', debit: 0n, credit: 32n },
      { account: '2100', cost_centre: null, description: 'Net pay', debit: 0n, credit: 95n },
    ])
  })

  it('posts employer costs twice, and sums below zero on the other side', () => {
    const cost = lineSum({
      kind: 'employer_cost',
      code: 'pension',
      name: 'Pension',
      liability_account: '2200',
      amount: -5n,
    })
    assert.deepEqual(journalEntries([cost], null, 'Net pay').entries, [
      { account: '6000', cost_centre: null, description: 'Pension', debit: 0n, credit: 5n },
      { account: '2200', cost_centre: null, description: 'Pension', debit: 5n, credit: 0n },
    ])
  })

  it('lists each missing account once', () => {
    const sums = [
      lineSum({ account: null, name: null }),
      lineSum({ account: null, name: null, cost_centre: '1' }),
      lineSum({ kind: 'employer_cost', code: 'pension' }),
    ]
    assert.deepEqual(journalEntries(sums, null, 'Net pay').missing, [
      { code: 'pay_code_without_account', payCode: 'salary' },
      { code: 'pay_code_without_liability_account', payCode: 'pension' },
      { code: 'net_pay_account_missing' },
    ])
  })
})
