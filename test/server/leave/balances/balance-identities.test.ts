import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import {
  balanceOn,
  dueLines,
  findShortage,
  type LeaveAccount,
  reverseLeave,
} from '../../../../server/leave/balances/leave-account.ts'
import { addDays } from '../../../../server/operation/calendar-date.ts'
import { account, booked, figures, line, reversal, taken, told } from './some-account.ts'

describe('whatever leave is given and taken', () => {
  const days = fc.integer({ min: 1, max: 20 }).map((halves) => halves / 2)
  const dates = fc.nat(1200).map((offset) => addDays('2026-01-01', offset))
  const asked = fc.array(fc.record({ start_date: dates, days }), { maxLength: 12 })
  const methods = fc.record({
    accrual_method: fc.constantFrom('none' as const, 'yearly' as const, 'monthly' as const),
    carry_over_max: fc.constantFrom(null, 0, 2.5, 5),
    resets_on: fc.constantFrom('01-01', '04-06', '01-31'),
  })

  /** Asks for leave one after the other, and keeps what there is enough for. */
  const grant = (start: LeaveAccount, wanted: { start_date: string; days: number }[]): LeaveAccount => {
    const pending: LeaveAccount['pending'] = []
    for (const [index, one] of wanted.entries()) {
      const request = { ...one, id: index + 1 }
      if (!findShortage({ ...start, pending }, request)) pending.push(request)
    }
    return { ...start, pending }
  }

  it('the lines add up to what is available, which is what the figures leave', () => {
    fc.assert(
      fc.property(methods, asked, dates, (method, wanted, date) => {
        const given = account({ with: method, pending: wanted.map((one, id) => ({ ...one, id })) })
        const balance = balanceOn(given, date)
        const { entitled, taken, scheduled, pending, available } = balance
        assert.equal(available, entitled - taken - scheduled - pending)
        assert.equal(
          balance.lines.reduce((sum, one) => sum + one.days, 0),
          available,
        )
      }),
    )
  })

  it('nobody is ever overdrawn, in no order of asking and on no day', () => {
    fc.assert(
      fc.property(methods, asked, (method, wanted) => {
        const start = account({ with: method, lines: [line('adjustment', 5, '2026-01-01')] })
        const granted = grant(start, wanted)
        for (const { start_date } of granted.pending) {
          const { available } = balanceOn(granted, start_date)
          const later = granted.pending.filter((one) => one.start_date > start_date)
          const inYear = balanceOn(granted, start_date).year
          const planned = later.filter((one) => inYear === null || one.start_date <= inYear.end)
          const free = available + planned.reduce((sum, one) => sum + one.days, 0)
          assert.ok(free >= 0, `${free} on ${start_date}`)
        }
      }),
    )
  })

  it('leave that is cancelled, however late, leaves what there would be had it never been', () => {
    fc.assert(
      fc.property(methods, asked, days, dates, dates, (method, wanted, length, start_date, through) => {
        const others = wanted.map((one, id) => taken(id + 1, one.days, one.start_date))
        const before = booked(account({ with: method, lines: [...others, taken(99, length, start_date)] }), through)
        const { days: back, effective_on } = reverseLeave(before, { start_date, days: length })
        const after = { ...before, lines: [...before.lines, reversal(99, back, effective_on)] }
        const never = account({ with: method, lines: others })
        assert.equal(balanceOn(after, through).available, balanceOn(never, through).available)
      }),
    )
  })

  it('booking changes no balance, is done once, and may be late', () => {
    fc.assert(
      fc.property(methods, asked, dates, dates, (method, wanted, date, through) => {
        const lines = wanted.map((one, id) => taken(id + 1, one.days, one.start_date))
        const given = account({ with: method, lines })
        const now = booked(given, through)
        assert.deepEqual(dueLines(now, through, { isFinal: true }), [])
        if (date >= through) assert.deepEqual(figures(now, date), figures(given, date))
        const inSteps = [addDays('2026-01-01', 100), addDays('2026-01-01', 700), through]
          .filter((step) => step <= through)
          .reduce(booked, given)
        assert.deepEqual(told(inSteps.lines).sort(), told(now.lines).sort())
      }),
    )
  })
})
