import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findShortage } from '../../../../server/leave/balances/find-shortage.ts'
import { balanceOn, dueLines, type LeaveAccount } from '../../../../server/leave/balances/leave-account.ts'
import { reverseLeave } from '../../../../server/leave/balances/reverse-leave.ts'
import {
  account,
  booked,
  figures,
  leaveLine,
  line,
  lots,
  request,
  reversal,
  summary,
  withLines,
} from './some-account.ts'

describe('adjusted days with their own expiry', () => {
  /** Returns an account without leave years, with 2 days that expire after 30 April, 3 after 30 June and 1 that does not. */
  const compensatory = (...more: LeaveAccount['lines']) =>
    withLines(
      account({ with: { accrual_method: 'none' } }),
      line('adjustment', 3, '2026-01-05', { expires_on: '2026-06-30' }),
      line('adjustment', 1, '2026-01-05'),
      line('adjustment', 2, '2026-02-02', { expires_on: '2026-04-30' }),
      ...more,
    )

  it('are taken by what expires first, and expire on the day after their last day', () => {
    const subject = compensatory(leaveLine(1, '2026-03-02', 1), leaveLine(2, '2026-05-01', 2))
    assert.deepEqual(lots(subject, '2026-03-01'), [
      'adjustment 1/2 by 2026-04-30',
      'adjustment 1/3 by 2026-06-30',
      'adjustment 1/1 by null',
    ])
    assert.deepEqual(summary(dueLines(subject, '2026-12-31', { isFinal: true })), [
      'expiry -1 2026-05-01',
      'expiry -1 2026-07-01',
    ])
    assert.deepEqual(figures(booked(subject, '2026-12-31'), '2026-12-31'), [4, 3, 0, 0, 1])
  })

  it('have one line of expiry for all that expire on a day, even if none remain', () => {
    const same = compensatory(line('adjustment', 4, '2026-03-01', { expires_on: '2026-04-30' }))
    assert.deepEqual(summary(dueLines(same, '2026-05-01', { isFinal: true })), ['expiry -6 2026-05-01'])
    const used = compensatory(leaveLine(1, '2026-03-02', 3))
    const due = dueLines(used, '2026-05-01', { isFinal: true })
    assert.deepEqual(summary(due), ['expiry 0 2026-05-01'])
    assert.deepEqual(dueLines(booked(used, '2026-05-01'), '2026-05-01', { isFinal: true }), [])
  })

  it('are not taken before their first day, but make up for leave for which there were too few days', () => {
    const early = compensatory(leaveLine(1, '2026-01-06', 5))
    assert.deepEqual(lots(early, '2026-03-01'), [
      'adjustment 1/2 by 2026-04-30',
      'adjustment 0/3 by 2026-06-30',
      'adjustment 0/1 by null',
    ])
  })

  it('do not return after their expiry when leave is cancelled', () => {
    const subject = booked(compensatory(leaveLine(1, '2026-03-02', 4)), '2026-05-01')
    assert.equal(reverseLeave(subject, { id: 1, start_date: '2026-03-02', days: 4 }).days, 2)
    const later = booked(subject, '2026-07-01')
    assert.equal(reverseLeave(later, { id: 1, start_date: '2026-03-02', days: 4 }).days, 0)
  })

  it('do not return in place of days that later leave, cancelled as well, has lost', () => {
    const early = booked(compensatory(leaveLine(1, '2026-03-02', 6)), '2026-07-01')
    const credited = withLines(early, line('adjustment', 2, '2026-10-01', { expires_on: '2027-01-31' }))
    const atEnd = booked(withLines(credited, leaveLine(2, '2026-11-30', 4)), '2027-02-01')
    const { days } = reverseLeave(atEnd, { id: 2, start_date: '2026-11-30', days: 4 })
    assert.equal(days, 2)
    const cancelled = withLines(atEnd, reversal(2, days, '2026-11-30'))
    assert.equal(reverseLeave(cancelled, { id: 1, start_date: '2026-03-02', days: 6 }).days, 1)
  })

  it('do not return twice when two leaves are cancelled for which there were too few days', () => {
    const overdrawn = withLines(
      account({ with: { accrual_method: 'none' } }),
      leaveLine(1, '2026-01-05', 5),
      line('adjustment', 6, '2026-02-02', { expires_on: '2026-04-30' }),
      leaveLine(2, '2026-04-01', 6),
      line('adjustment', 2, '2026-04-06', { expires_on: '2026-06-30' }),
    )
    const atEnd = withLines(booked(overdrawn, '2026-05-01'), line('adjustment', 3, '2026-06-01'))
    const second = { id: 2, start_date: '2026-04-01', days: 6 }
    const { days } = reverseLeave(booked(atEnd, '2026-07-01'), second)
    const cancelled = withLines(booked(atEnd, '2026-07-01'), reversal(2, days, second.start_date))
    assert.deepEqual([days, reverseLeave(cancelled, { id: 1, start_date: '2026-01-05', days: 5 }).days], [3, 0])
  })

  it('do not expire while a request that can take them has no decision', () => {
    const subject = { ...compensatory(), pending: [request(1, '2026-04-01', 2)] }
    assert.deepEqual(dueLines(subject, '2026-05-10', { isFinal: true }), [])
  })

  it('limit leave that continues after their last day', () => {
    assert.deepEqual(findShortage(compensatory(), request(1, '2026-06-29', 4)), {
      date: '2026-06-29',
      available: 3,
      remaining: -1,
      expired_on: '2026-07-01',
    })
  })

  it('expire at the latest with the leave year, in addition to its limit', () => {
    const subject = withLines(
      account({ with: { carry_over_max: null } }),
      line('adjustment', 2, '2026-11-02', { expires_on: '2026-12-31' }),
    )
    assert.deepEqual(summary(dueLines(booked(subject, '2026-12-01'), '2027-01-01', { isFinal: true })), [
      'carry_over 22 2027-01-01',
      'expiry -2 2027-01-01',
      'accrual 20 2027-01-01',
    ])
  })
})

describe('adjusted days that expire in leave years of the person', () => {
  const rules = { leave_year: 'hire_date', carry_over_max: null } as const
  const from = (start: string) => ({ from: start, to: null })
  const credited = (expires_on: string, ...more: LeaveAccount['lines']) =>
    withLines(
      booked(account({ with: rules, employment: from('2026-03-10') }), '2026-05-01'),
      line('adjustment', 3, '2026-05-01', { expires_on }),
      ...more,
    )

  it('expire within that year, or with it', () => {
    const subject = credited('2027-01-31', leaveLine(1, '2026-06-01', 1))
    assert.deepEqual(lots(subject, '2027-01-31'), ['adjustment 2/3 by 2027-01-31', 'accrual 20/20 by null'])
    assert.deepEqual(summary(dueLines(subject, '2027-02-01', { isFinal: true })), [
      'carry_over 0 2026-03-10',
      'expiry -2 2027-02-01',
    ])
    assert.deepEqual(summary(dueLines(credited('2027-03-09'), '2027-03-10', { isFinal: true })), [
      'carry_over 23 2027-03-10',
      'expiry -3 2027-03-10',
      'accrual 20 2027-03-10',
    ])
    assert.equal(
      findShortage(credited('2027-01-31', leaveLine(1, '2027-02-05', 20)), request(2, '2027-01-31', 2))?.expired_on,
      '2027-02-01',
    )
  })

  it('keep the leave years once they have expired, and move with them before', () => {
    const redated = (subject: LeaveAccount) => ({ ...subject, employment: from('2026-02-01') })
    const yearStart = (subject: LeaveAccount) => balanceOn(subject, '2027-02-15').year?.start
    const open = redated(credited('2027-01-31'))
    assert.equal(yearStart(open), '2027-02-01')
    assert.equal(balanceOn(open, '2027-02-01').entitled, 40)
    const expired = redated(booked(credited('2027-01-31'), '2027-02-01'))
    assert.equal(yearStart(expired), '2026-03-10')
    assert.deepEqual(figures(expired, '2027-02-15'), [20, 0, 0, 0, 20])
    assert.deepEqual(summary(dueLines(expired, '2027-03-10', { isFinal: true })), [
      'carry_over 20 2027-03-10',
      'accrual 20 2027-03-10',
    ])
  })
})
