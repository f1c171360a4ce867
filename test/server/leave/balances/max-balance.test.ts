import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { earningCorrections } from '../../../../server/leave/balances/earning-corrections.ts'
import { findShortage } from '../../../../server/leave/balances/find-shortage.ts'
import { dueLines } from '../../../../server/leave/balances/leave-account.ts'
import { account, booked, figures, line, lots, reversal, summary, taken, withLines } from './some-account.ts'

/** 24 days a year, 2 each month, up to a balance of 5 days, all of which carry over. */
const limited = (parts: Parameters<typeof account>[0] = {}) =>
  account({
    ...parts,
    with: { accrual_method: 'monthly', days_per_year: 24, max_balance: 5, carry_over_max: null, ...parts.with },
  })

describe('a maximum balance', () => {
  it('lets months earn up to it, and nothing from then on', () => {
    const months = dueLines(limited(), '2026-05-31', { isFinal: true })
    assert.deepEqual(summary(months), [
      'accrual 2 2026-01-01',
      'accrual 2 2026-02-01',
      'accrual 1 2026-03-01',
      'accrual 0 2026-04-01',
      'accrual 0 2026-05-01',
    ])
    assert.deepEqual(figures(limited(), '2027-06-01'), [5, 0, 0, 0, 5])
  })

  it('lets months earn again after leave, without those that earned nothing', () => {
    const subject = limited({ lines: [taken(1, 3, '2026-06-15')] })
    assert.deepEqual(figures(subject, '2026-06-30'), [5, 3, 0, 0, 2])
    assert.deepEqual(figures(subject, '2026-07-01'), [7, 3, 0, 0, 4])
    assert.deepEqual(figures(subject, '2026-12-31'), [8, 3, 0, 0, 5])
    assert.deepEqual(figures(booked(subject, '2026-12-31'), '2026-12-31'), [8, 3, 0, 0, 5])
    assert.deepEqual(lots(subject, '2026-12-31').at(-1), 'accrual 1/1 by null')
  })

  it('counts leave from its first day, even without a decision, and not before', () => {
    const scheduled = limited({ lines: [taken(1, 2, '2026-07-01'), taken(2, 1, '2026-07-02')] })
    assert.deepEqual(figures(scheduled, '2026-07-01'), [7, 2, 1, 0, 4])
    const pending = limited({ pending: [{ id: 1, start_date: '2026-07-01', days: 2 }] })
    assert.deepEqual(figures(pending, '2026-07-01'), [7, 0, 0, 2, 5])
    assert.deepEqual(figures(booked(pending, '2026-07-01'), '2026-07-01'), [7, 0, 0, 2, 5])
  })

  it('counts carried and adjusted days, and earns in place of those that expired', () => {
    const adjusted = limited({ lines: [line('adjustment', 4, '2026-01-01')] })
    assert.deepEqual(figures(adjusted, '2026-02-01'), [5, 0, 0, 0, 5])
    const above = limited({ lines: [line('adjustment', 9, '2026-01-01')] })
    assert.deepEqual(figures(above, '2026-12-31'), [9, 0, 0, 0, 9])
    const expiring = limited({ with: { carry_over_expires: { on: '03-31' } } })
    assert.deepEqual(figures(expiring, '2027-03-31'), [5, 0, 0, 0, 5])
    assert.deepEqual(figures(expiring, '2027-04-01'), [2, 0, 0, 0, 2])
    assert.deepEqual(summary(dueLines(booked(expiring, '2027-03-01'), '2027-04-01', { isFinal: true })), [
      'accrual 2 2027-04-01',
      'expiry -5 2027-04-01',
    ])
  })

  it('has the same earnings if pending leave keeps the leave year open', () => {
    const subject = limited({ pending: [{ id: 1, start_date: '2026-12-28', days: 3 }] })
    const late = booked(subject, '2027-01-15')
    assert.deepEqual(summary(late.lines).slice(-1), ['accrual 2 2027-01-01'])
    assert.deepEqual(figures(late, '2027-01-15'), [4, 0, 0, 0, 4])
    assert.deepEqual(figures(subject, '2027-01-15'), [4, 0, 0, 0, 4])
  })

  it('may be exceeded once leave is cancelled, and then holds again', () => {
    const used = booked(limited({ lines: [taken(1, 4, '2026-05-04')] }), '2026-08-01')
    assert.deepEqual(figures(used, '2026-08-01'), [9, 4, 0, 0, 5])
    const cancelled = withLines(used, reversal(1, 4, '2026-05-04'))
    assert.deepEqual(figures(cancelled, '2026-12-31'), [9, 0, 0, 0, 9])
  })

  it('lets people request the days that they earn by then', () => {
    const leave = (days: number) => ({ id: 9, start_date: '2026-09-07', days })
    assert.equal(findShortage(limited(), leave(5)), undefined)
    assert.equal(findShortage(limited(), leave(5.5))?.available, 5)
  })

  it('limits the corrections after a change of employment', () => {
    const before = { from: '2026-03-01', to: null }
    const late = booked(limited({ employment: before, today: '2026-06-15' }), '2026-06-15')
    assert.deepEqual(summary(late.lines).slice(0, 3), [
      'accrual 2 2026-03-01',
      'accrual 2 2026-04-01',
      'accrual 1 2026-05-01',
    ])
    const correct = (from: string) => earningCorrections({ ...late, employment: { from, to: null } }, before)
    assert.deepEqual(correct('2026-01-01'), [], 'the maximum is reached')
    assert.deepEqual(correct('2026-04-01'), [{ days: -2, effective_on: '2026-03-01' }])
    assert.deepEqual(correct('2026-06-01'), [
      { days: -2, effective_on: '2026-03-01' },
      { days: -2, effective_on: '2026-04-01' },
      { days: -1, effective_on: '2026-05-01' },
    ])
  })
})
