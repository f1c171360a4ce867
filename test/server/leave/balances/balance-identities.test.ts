import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import type { CarryOverExpiry } from '../../../../server/leave/balances/carried-days.ts'
import { findShortage } from '../../../../server/leave/balances/find-shortage.ts'
import { balanceOn, dueLines, type LeaveAccount } from '../../../../server/leave/balances/leave-account.ts'
import { reverseLeave } from '../../../../server/leave/balances/reverse-leave.ts'
import { addDays } from '../../../../server/operation/calendar-date.ts'
import { account, booked, figures, line, reversal, summary, taken } from './some-account.ts'

describe('any account', () => {
  const days = fc.integer({ min: 1, max: 20 }).map((halves) => halves / 2)
  const dates = fc.nat(1200).map((offset) => addDays('2026-01-01', offset))
  const requests = fc.array(fc.record({ start_date: dates, days }), { maxLength: 12 })
  const methods = fc.record({
    accrual_method: fc.constantFrom('none' as const, 'yearly' as const, 'monthly' as const),
    days_by_service: fc.constantFrom(
      [],
      [
        { after_years: 7, days_per_year: 26.5 },
        { after_years: 8, days_per_year: 30 },
      ],
    ),
    carry_over_max: fc.constantFrom(null, 0, 2.5, 5),
    carry_over_expires: fc.constantFrom<CarryOverExpiry | null>(null, { on: '03-31' }, { months: 5 }, { months: 12 }),
    leave_year: fc.constantFrom('fixed' as const, 'hire_date' as const),
    resets_on: fc.constantFrom('01-01', '04-06', '01-31'),
    rounding: fc.constantFrom('nearest' as const, 'up' as const),
  })
  /** Rules with a maximum balance: a month then earns more after leave, which cancelling the leave does not undo. */
  const limited = fc
    .tuple(methods, fc.constantFrom(null, 1.5, 10, 30))
    .map(([method, maximum]) => ({ ...method, max_balance: method.accrual_method === 'monthly' ? maximum : null }))

  /** Requests leave sequentially, and keeps the requests that the balance allows. */
  const grant = (start: LeaveAccount, leaves: { start_date: string; days: number }[]): LeaveAccount => {
    const pending: LeaveAccount['pending'] = []
    for (const [index, leave] of leaves.entries()) {
      const request = { ...leave, id: index + 1 }
      if (!findShortage({ ...start, pending }, request)) pending.push(request)
    }
    return { ...start, pending }
  }

  it('has lines and figures that add up to the available days', () => {
    fc.assert(
      fc.property(limited, requests, dates, (method, leaves, date) => {
        const subject = account({ with: method, pending: leaves.map((leave, id) => ({ ...leave, id })) })
        const balance = balanceOn(subject, date)
        const { entitled, taken, scheduled, pending, available } = balance
        assert.equal(available, entitled - taken - scheduled - pending)
        assert.equal(
          balance.lines.reduce((sum, { days }) => sum + days, 0),
          available,
        )
      }),
    )
  })

  it('is not overdrawn on any day, in any order of requests', () => {
    fc.assert(
      fc.property(limited, requests, (method, leaves) => {
        const start = account({ with: method, lines: [line('adjustment', 5, '2026-01-01')] })
        const granted = grant(start, leaves)
        for (const { start_date } of granted.pending) {
          const { available, year } = balanceOn(granted, start_date)
          const later = granted.pending.filter((leave) => leave.start_date > start_date)
          const planned = later.filter((leave) => year === null || leave.start_date <= year.end)
          const free = available + planned.reduce((sum, { days }) => sum + days, 0)
          assert.ok(free >= 0, `${free} on ${start_date}`)
        }
      }),
    )
  })

  it('has the same balance after a cancellation, even a late one, as without the leave', () => {
    fc.assert(
      fc.property(methods, requests, days, dates, dates, (method, leaves, length, start_date, through) => {
        const others = leaves.map((leave, id) => taken(id + 1, leave.days, leave.start_date))
        const before = booked(account({ with: method, lines: [...others, taken(99, length, start_date)] }), through)
        const { days: reversed, effective_on } = reverseLeave(before, { id: 99, start_date, days: length })
        const after = { ...before, lines: [...before.lines, reversal(99, reversed, effective_on)] }
        const without = account({ with: method, lines: others })
        assert.equal(balanceOn(after, through).available, balanceOn(without, through).available)
      }),
    )
  })

  it('has the same balances before and after booking, which is done once and may be late', () => {
    fc.assert(
      fc.property(limited, requests, dates, dates, (method, leaves, date, through) => {
        const lines = leaves.map((leave, id) => taken(id + 1, leave.days, leave.start_date))
        const subject = account({ with: method, lines })
        const now = booked(subject, through)
        assert.deepEqual(dueLines(now, through, { isFinal: true }), [])
        if (date >= through) assert.deepEqual(figures(now, date), figures(subject, date))
        const gradual = [addDays('2026-01-01', 100), addDays('2026-01-01', 700), through]
          .filter((step) => step <= through)
          .reduce(booked, subject)
        assert.deepEqual(summary(gradual.lines).sort(), summary(now.lines).sort())
      }),
    )
  })
})
