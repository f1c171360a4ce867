import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { balanceOn, dueLines, findShortage, openSince } from '../../../../server/leave/balances/leave-account.ts'
import { account, booked, figures, line, reversal, taken, told } from './some-account.ts'

describe('what the ledger lacks', () => {
  it('is what was earned since the type was made, each once', () => {
    const monthly = account({ with: { accrual_method: 'monthly', days_per_year: 24 } })
    assert.deepEqual(told(dueLines(monthly, '2026-02-28', { isFinal: true })), [
      'accrual 2 2026-01-01',
      'accrual 2 2026-02-01',
    ])
    const later = booked(monthly, '2026-02-28')
    assert.deepEqual(dueLines(later, '2026-02-28', { isFinal: true }), [])
    assert.deepEqual(told(dueLines(later, '2026-05-01', { isFinal: true })), [
      'accrual 2 2026-03-01',
      'accrual 2 2026-04-01',
      'accrual 2 2026-05-01',
    ])
  })

  it('ends with the day on which the type was archived, and goes on as if it never was once it is back', () => {
    const monthly = account({ with: { accrual_method: 'monthly', days_per_year: 24, accrues_until: '2026-02-01' } })
    const archived = ['accrual 2 2026-01-01', 'accrual 2 2026-02-01']
    assert.deepEqual(told(dueLines(monthly, '2026-04-30', { isFinal: true })), archived)
    const meanwhile = booked(monthly, '2027-01-01')
    assert.deepEqual(told(meanwhile.lines), [...archived, 'carry_over 4 2027-01-01'])

    const back = account({
      with: { accrual_method: 'monthly', days_per_year: 24 },
      lines: booked(monthly, '2026-04-30').lines,
    })
    assert.deepEqual(told(dueLines(back, '2026-04-30', { isFinal: true })), [
      'accrual 2 2026-03-01',
      'accrual 2 2026-04-01',
    ])
  })

  it('opens a leave year with what was left of the one before, less what is beyond the limit', () => {
    const given = account({ lines: [taken(1, 8, '2026-05-04')] })
    assert.deepEqual(told(dueLines(given, '2027-01-01', { isFinal: true })), [
      'accrual 20 2026-01-01',
      'carry_over 12 2027-01-01',
      'expiry -7 2027-01-01',
      'accrual 20 2027-01-01',
    ])
  })

  for (const [what, limit, used, expected] of [
    ['nothing is left', 5, 20, ['accrual 20 2026-01-01', 'carry_over 0 2027-01-01', 'accrual 20 2027-01-01']],
    ['all may go over', null, 8, ['accrual 20 2026-01-01', 'carry_over 12 2027-01-01', 'accrual 20 2027-01-01']],
    [
      'nothing may go over',
      0,
      8,
      ['accrual 20 2026-01-01', 'carry_over 12 2027-01-01', 'expiry -12 2027-01-01', 'accrual 20 2027-01-01'],
    ],
    [
      'more was taken than there was',
      5,
      23,
      ['accrual 20 2026-01-01', 'carry_over -3 2027-01-01', 'accrual 20 2027-01-01'],
    ],
  ] as const) {
    it(`is right where ${what}`, () => {
      const given = account({ with: { carry_over_max: limit }, lines: [taken(1, used, '2026-05-04')] })
      assert.deepEqual(told(dueLines(given, '2027-01-01', { isFinal: true })), expected)
    })
  }

  it('catches up over years, and carries over what was carried over', () => {
    const given = account({ with: { carry_over_max: null } })
    assert.deepEqual(
      told(dueLines(given, '2028-06-01', { isFinal: true })).filter((one) => one.startsWith('carry')),
      ['carry_over 20 2027-01-01', 'carry_over 40 2028-01-01'],
    )
  })

  it('leaves a leave year open while leave of it is undecided, but earns on', () => {
    const given = account({ pending: [{ id: 1, start_date: '2026-12-28', days: 3 }] })
    const late = told(dueLines(given, '2027-02-01', { isFinal: true }))
    assert.deepEqual(late, ['accrual 20 2026-01-01', 'accrual 20 2027-01-01'])
    assert.deepEqual(told(dueLines(given, '2027-02-01', { isFinal: false })), [
      'accrual 20 2026-01-01',
      'carry_over 17 2027-01-01',
      'expiry -12 2027-01-01',
      'accrual 20 2027-01-01',
    ])
  })

  it('is nothing before somebody starts or after they leave', () => {
    const employment = { from: '2027-07-02', to: '2027-12-31' }
    assert.deepEqual(told(dueLines(account({ employment }), '2029-01-01', { isFinal: true })), [
      'carry_over 0 2027-01-01',
      'accrual 10 2027-07-02',
      'carry_over 10 2028-01-01',
      'expiry -5 2028-01-01',
      'carry_over 5 2029-01-01',
    ])
  })

  it('closes each leave year once, also one that ends with nothing left', () => {
    const given = booked(account({ lines: [taken(1, 20, '2026-05-04')] }), '2027-01-01')
    assert.equal(openSince(given), '2027-01-01')
    assert.deepEqual(dueLines(given, '2027-12-31', { isFinal: true }), [])
    const { lines } = balanceOn(given, '2027-06-01')
    assert.deepEqual(
      lines.map(({ kind, days }) => [kind, days]),
      [['accrual', 20]],
    )
  })

  it('leaves alone what was booked at another rate', () => {
    const before = booked(account(), '2026-01-01')
    const after = { ...before, rules: { ...before.rules, days_per_year: 30 } }
    assert.deepEqual(told(dueLines(after, '2027-01-01', { isFinal: true })), [
      'carry_over 20 2027-01-01',
      'expiry -15 2027-01-01',
      'accrual 30 2027-01-01',
    ])
  })
})

describe('a balance', () => {
  it('tells leave that has begun from leave that is planned and leave that is undecided', () => {
    const given = account({
      lines: [taken(1, 3, '2026-03-02'), taken(2, 5, '2026-08-03'), line('adjustment', 2, '2026-07-01')],
      pending: [{ id: 3, start_date: '2026-10-05', days: 1.5 }],
    })
    assert.deepEqual(figures(given, '2026-06-01'), [20, 3, 5, 1.5, 10.5])
    assert.deepEqual(figures(given, '2026-08-03'), [22, 8, 0, 1.5, 12.5])
    assert.deepEqual(figures(given, '2026-02-28'), [20, 0, 8, 1.5, 10.5])
  })

  it('gives back what is cancelled', () => {
    const given = account({ lines: [taken(1, 3, '2026-03-02'), reversal(1, 3, '2026-03-02')] })
    assert.deepEqual(figures(given, '2026-06-01'), [20, 0, 0, 0, 20])
  })

  it('counts leave of a closed leave year that is cancelled as given in the open one', () => {
    const closed = booked(account({ lines: [taken(1, 18, '2026-03-02')] }), '2027-01-01')
    const given = { ...closed, lines: [...closed.lines, reversal(1, 3, '2027-01-01')] }
    assert.deepEqual(figures(given, '2027-06-01'), [25, 0, 0, 0, 25])
    assert.deepEqual(figures(given, '2026-06-01'), [20, 18, 0, 0, 2])
  })

  it('has no leave year where nothing is earned', () => {
    const given = account({
      with: { accrual_method: 'none' },
      lines: [line('adjustment', 10, '2024-01-01'), taken(1, 4, '2025-01-01')],
    })
    assert.equal(balanceOn(given, '2026-06-01').year, null)
    assert.deepEqual(figures(given, '2026-06-01'), [10, 4, 0, 0, 6])
    assert.deepEqual(figures(given, '2023-06-01'), [0, 0, 4, 0, -4])
  })
})

describe('a shortage', () => {
  const leave = (start_date: string, days: number) => ({ id: 9, start_date, days })

  it('is found on the first day, planned and undecided leave of the year counting as taken', () => {
    const given = account({
      lines: [taken(1, 10, '2026-11-02')],
      pending: [{ id: 2, start_date: '2026-12-01', days: 4 }],
    })
    assert.equal(findShortage(given, leave('2026-02-02', 6)), undefined)
    assert.deepEqual(findShortage(given, leave('2026-02-02', 6.5)), { date: '2026-02-02', available: 6 })
  })

  it('is found in what the next leave year relies on', () => {
    const given = account({ pending: [{ id: 2, start_date: '2027-02-01', days: 25 }] })
    assert.equal(findShortage(given, leave('2026-12-01', 15)), undefined)
    assert.deepEqual(findShortage(given, leave('2026-12-01', 15.5)), { date: '2027-02-01', available: 0 })
  })

  it('is none of the next leave year where that has too little anyhow, and no less by this', () => {
    const given = account({ with: { carry_over_max: 0 }, pending: [{ id: 2, start_date: '2027-02-01', days: 25 }] })
    assert.equal(findShortage(given, leave('2026-12-01', 20)), undefined)
  })
})
