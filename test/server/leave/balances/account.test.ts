import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findShortage } from '../../../../server/leave/balances/find-shortage.ts'
import { balanceOn, dueLines } from '../../../../server/leave/balances/leave-account.ts'
import { openSince } from '../../../../server/leave/balances/personal-year.ts'
import { account, booked, figures, line, reversal, summary, taken } from './some-account.ts'

describe('dueLines', () => {
  it('has the accruals since the type was created, each once', () => {
    const monthly = account({ with: { accrual_method: 'monthly', days_per_year: 24 } })
    assert.deepEqual(summary(dueLines(monthly, '2026-02-28', { isFinal: true })), [
      'accrual 2 2026-01-01',
      'accrual 2 2026-02-01',
    ])
    const later = booked(monthly, '2026-02-28')
    assert.deepEqual(dueLines(later, '2026-02-28', { isFinal: true }), [])
    assert.deepEqual(summary(dueLines(later, '2026-05-01', { isFinal: true })), [
      'accrual 2 2026-03-01',
      'accrual 2 2026-04-01',
      'accrual 2 2026-05-01',
    ])
  })

  it('ends with the day on which the type was archived, and catches up once it is restored', () => {
    const monthly = account({ with: { accrual_method: 'monthly', days_per_year: 24, accrues_until: '2026-02-01' } })
    const accruals = ['accrual 2 2026-01-01', 'accrual 2 2026-02-01']
    assert.deepEqual(summary(dueLines(monthly, '2026-04-30', { isFinal: true })), accruals)
    const nextYear = booked(monthly, '2027-01-01')
    assert.deepEqual(summary(nextYear.lines), [...accruals, 'carry_over 4 2027-01-01'])

    const restored = account({
      with: { accrual_method: 'monthly', days_per_year: 24 },
      lines: booked(monthly, '2026-04-30').lines,
    })
    assert.deepEqual(summary(dueLines(restored, '2026-04-30', { isFinal: true })), [
      'accrual 2 2026-03-01',
      'accrual 2 2026-04-01',
    ])
  })

  it('opens a leave year with the remaining days of the previous one, up to the limit', () => {
    const subject = account({ lines: [taken(1, 8, '2026-05-04')] })
    assert.deepEqual(summary(dueLines(subject, '2027-01-01', { isFinal: true })), [
      'accrual 20 2026-01-01',
      'carry_over 12 2027-01-01',
      'expiry -7 2027-01-01',
      'accrual 20 2027-01-01',
    ])
  })

  for (const [name, limit, used, expected] of [
    ['no days remain', 5, 20, ['accrual 20 2026-01-01', 'carry_over 0 2027-01-01', 'accrual 20 2027-01-01']],
    [
      'all days may carry over',
      null,
      8,
      ['accrual 20 2026-01-01', 'carry_over 12 2027-01-01', 'accrual 20 2027-01-01'],
    ],
    [
      'no days may carry over',
      0,
      8,
      ['accrual 20 2026-01-01', 'carry_over 12 2027-01-01', 'expiry -12 2027-01-01', 'accrual 20 2027-01-01'],
    ],
    ['the balance is negative', 5, 23, ['accrual 20 2026-01-01', 'carry_over -3 2027-01-01', 'accrual 20 2027-01-01']],
  ] as const) {
    it(`closes a leave year in which ${name}`, () => {
      const subject = account({ with: { carry_over_max: limit }, lines: [taken(1, used, '2026-05-04')] })
      assert.deepEqual(summary(dueLines(subject, '2027-01-01', { isFinal: true })), expected)
    })
  }

  it('catches up over several years, carrying over repeatedly', () => {
    const subject = account({ with: { carry_over_max: null } })
    assert.deepEqual(
      summary(dueLines(subject, '2028-06-01', { isFinal: true })).filter((text) => text.startsWith('carry')),
      ['carry_over 20 2027-01-01', 'carry_over 40 2028-01-01'],
    )
  })

  it('leaves a leave year with pending leave open, and continues accruals', () => {
    const subject = account({ pending: [{ id: 1, start_date: '2026-12-28', days: 3 }] })
    const late = summary(dueLines(subject, '2027-02-01', { isFinal: true }))
    assert.deepEqual(late, ['accrual 20 2026-01-01', 'accrual 20 2027-01-01'])
    assert.deepEqual(summary(dueLines(subject, '2027-02-01', { isFinal: false })), [
      'accrual 20 2026-01-01',
      'carry_over 17 2027-01-01',
      'expiry -12 2027-01-01',
      'accrual 20 2027-01-01',
    ])
  })

  it('has no accruals outside the employment', () => {
    const employment = { from: '2027-07-02', to: '2027-12-31' }
    assert.deepEqual(summary(dueLines(account({ employment }), '2029-01-01', { isFinal: true })), [
      'carry_over 0 2027-01-01',
      'accrual 10 2027-07-02',
      'carry_over 10 2028-01-01',
      'expiry -5 2028-01-01',
      'carry_over 5 2029-01-01',
    ])
  })

  it('closes each leave year once, even without remaining days', () => {
    const subject = booked(account({ lines: [taken(1, 20, '2026-05-04')] }), '2027-01-01')
    assert.equal(openSince(subject), '2027-01-01')
    assert.deepEqual(dueLines(subject, '2027-12-31', { isFinal: true }), [])
    const { lines } = balanceOn(subject, '2027-06-01')
    assert.deepEqual(
      lines.map(({ kind, days }) => [kind, days]),
      [['accrual', 20]],
    )
  })

  it('leaves accruals that were booked at another rate unchanged', () => {
    const before = booked(account(), '2026-01-01')
    const after = { ...before, rules: { ...before.rules, days_per_year: 30 } }
    assert.deepEqual(summary(dueLines(after, '2027-01-01', { isFinal: true })), [
      'carry_over 20 2027-01-01',
      'expiry -15 2027-01-01',
      'accrual 30 2027-01-01',
    ])
  })
})

describe('balanceOn', () => {
  it('distinguishes taken, scheduled and pending leave', () => {
    const subject = account({
      lines: [taken(1, 3, '2026-03-02'), taken(2, 5, '2026-08-03'), line('adjustment', 2, '2026-07-01')],
      pending: [{ id: 3, start_date: '2026-10-05', days: 1.5 }],
    })
    assert.deepEqual(figures(subject, '2026-06-01'), [20, 3, 5, 1.5, 10.5])
    assert.deepEqual(figures(subject, '2026-08-03'), [22, 8, 0, 1.5, 12.5])
    assert.deepEqual(figures(subject, '2026-02-28'), [20, 0, 8, 1.5, 10.5])
  })

  it('adds a reversal', () => {
    const subject = account({ lines: [taken(1, 3, '2026-03-02'), reversal(1, 3, '2026-03-02')] })
    assert.deepEqual(figures(subject, '2026-06-01'), [20, 0, 0, 0, 20])
  })

  it('counts a reversal of leave from a closed leave year as entitlement of the open one', () => {
    const closed = booked(account({ lines: [taken(1, 18, '2026-03-02')] }), '2027-01-01')
    const subject = { ...closed, lines: [...closed.lines, reversal(1, 3, '2027-01-01')] }
    assert.deepEqual(figures(subject, '2027-06-01'), [25, 0, 0, 0, 25])
    assert.deepEqual(figures(subject, '2026-06-01'), [20, 18, 0, 0, 2])
  })

  it('has no leave year without accrual', () => {
    const subject = account({
      with: { accrual_method: 'none' },
      lines: [line('adjustment', 10, '2024-01-01'), taken(1, 4, '2025-01-01')],
    })
    assert.equal(balanceOn(subject, '2026-06-01').year, null)
    assert.deepEqual(figures(subject, '2026-06-01'), [10, 4, 0, 0, 6])
    assert.deepEqual(figures(subject, '2023-06-01'), [0, 0, 4, 0, -4])
  })
})

describe('findShortage', () => {
  const leave = (start_date: string, days: number) => ({ id: 9, start_date, days })

  it('returns the first day of the leave, after scheduled and pending leave of the year', () => {
    const subject = account({
      lines: [taken(1, 10, '2026-11-02')],
      pending: [{ id: 2, start_date: '2026-12-01', days: 4 }],
    })
    assert.equal(findShortage(subject, leave('2026-02-02', 6)), undefined)
    assert.deepEqual(findShortage(subject, leave('2026-02-02', 6.5)), {
      date: '2026-02-02',
      available: 6,
      remaining: -0.5,
      expired_on: null,
    })
  })

  it('returns the first day on which less than a minimum remains', () => {
    const subject = account({ lines: [taken(1, 10, '2026-11-02')] })
    assert.equal(findShortage(subject, leave('2026-02-02', 6), 4), undefined)
    assert.equal(findShortage(subject, leave('2026-02-02', 13), -3), undefined)
    const shortage = findShortage(subject, leave('2026-02-02', 6), 4.5)
    assert.deepEqual(shortage, { date: '2026-02-02', available: 10, remaining: 4, expired_on: null })
  })

  it('returns the day of later leave that relies on carry-over', () => {
    const subject = account({ pending: [{ id: 2, start_date: '2027-02-01', days: 25 }] })
    assert.equal(findShortage(subject, leave('2026-12-01', 15)), undefined)
    assert.deepEqual(findShortage(subject, leave('2026-12-01', 15.5)), {
      date: '2027-02-01',
      available: 0,
      remaining: -0.5,
      expired_on: null,
    })
  })

  it('ignores a shortage of the next leave year that the leave does not increase', () => {
    const subject = account({ with: { carry_over_max: 0 }, pending: [{ id: 2, start_date: '2027-02-01', days: 25 }] })
    assert.equal(findShortage(subject, leave('2026-12-01', 20)), undefined)
  })
})
