import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { lastCarriedDay } from '../../../../server/leave/balances/carried-days.ts'
import { findShortage } from '../../../../server/leave/balances/find-shortage.ts'
import {
  type Balance,
  balanceOn,
  dueLines,
  type LeaveAccount,
} from '../../../../server/leave/balances/leave-account.ts'
import { leaveYearAt } from '../../../../server/leave/balances/leave-year.ts'
import type { DayCounts } from '../../../../server/leave/balances/ledger-line.ts'
import { reverseLeave } from '../../../../server/leave/balances/reverse-leave.ts'
import { addDays } from '../../../../server/operation/calendar-date.ts'
import { firstDay, lastDayOfYear, liveThrough, type ModelRules } from './lots-model.ts'
import {
  account,
  booked,
  daysFrom,
  figures,
  leaveLine,
  line,
  lots,
  request,
  reversal,
  summary,
  withLines,
} from './some-account.ts'

const march = { carry_over_expires: { on: '03-31' } } as const

/** Returns an account that carried 5 days over to 2027 and earns 20 in it; carried days expire after 31 March. */
const carrying = (parts: Parameters<typeof account>[0] = {}) =>
  booked(account({ with: { ...march, ...parts.with } }), '2027-01-01')

describe('lastCarriedDay', () => {
  for (const [rule, resetsOn, expected] of [
    [{ on: '03-31' }, '01-01', '2027-03-31'],
    [{ on: '03-31' }, '04-06', '2028-03-31'],
    [{ on: '12-31' }, '01-01', '2027-12-31'],
    [{ months: 3 }, '01-01', '2027-03-31'],
    [{ months: 12 }, '04-06', '2028-04-05'],
  ] as const) {
    it(`is ${expected} for ${JSON.stringify(rule)} in the leave year from ${resetsOn}`, () => {
      const year = leaveYearAt('2027-06-01', resetsOn)
      const rules = { carry_over_expires: rule, carry_over_expires_from: null }
      assert.equal(lastCarriedDay(rules, year), expected)
      assert.equal(lastCarriedDay({ ...rules, carry_over_expires_from: expected }, year), expected)
      assert.equal(lastCarriedDay({ ...rules, carry_over_expires_from: addDays(expected, 1) }, year), null)
    })
  }
})

describe('carried days', () => {
  it('expire on the day after their last day, and balances show it before it is booked', () => {
    assert.deepEqual(lots(carrying(), '2027-03-31'), ['carry_over 5/5 by 2027-03-31', 'accrual 20/20 by null'])
    assert.deepEqual(figures(carrying(), '2027-03-31'), [25, 0, 0, 0, 25])
    assert.deepEqual(lots(carrying(), '2027-04-01'), ['carry_over 0/5 by 2027-03-31', 'accrual 20/20 by null'])
    assert.deepEqual(figures(carrying(), '2027-04-01'), [20, 0, 0, 0, 20])
    assert.deepEqual(summary(dueLines(carrying(), '2027-04-01', { isFinal: true })), ['expiry -5 2027-04-01'])
  })

  it('are taken first, by the days of leave up to their last day', () => {
    const before = withLines(carrying(), leaveLine(1, '2027-03-30', 4))
    assert.deepEqual(lots(before, '2027-02-01'), ['carry_over 3/5 by 2027-03-31', 'accrual 18/20 by null'])
    assert.deepEqual(figures(before, '2027-04-01'), [22, 4, 0, 0, 18])
    const all = withLines(carrying(), leaveLine(1, '2027-02-01', 6))
    assert.deepEqual(lots(all, '2027-02-01'), ['carry_over 0/5 by 2027-03-31', 'accrual 19/20 by null'])
    assert.deepEqual(summary(dueLines(all, '2027-04-01', { isFinal: true })), ['expiry 0 2027-04-01'])
  })

  it('are the lots that leave names first', () => {
    const subject = withLines(carrying(), leaveLine(1, '2027-02-01', 4), leaveLine(2, '2027-03-30', 4))
    const uses = ({ lines }: Balance) =>
      lines.flatMap((each) => each.lots.map(({ kind, days }) => `${each.leave_request_id} ${kind} ${days}`))
    assert.deepEqual(uses(balanceOn(subject, '2027-02-01')), ['1 carry_over 4', '2 carry_over 1', '2 accrual 3'])
    const cancelled = withLines(subject, reversal(1, 4, '2027-02-01'))
    assert.deepEqual(uses(balanceOn(cancelled, '2027-02-01')), ['2 carry_over 2', '2 accrual 2'])
  })

  it('do not expire while a request that can take them has no decision', () => {
    const subject = { ...carrying(), pending: [request(1, '2027-03-01', 2)] }
    assert.deepEqual(dueLines(subject, '2027-06-01', { isFinal: true }), [])
    assert.deepEqual(figures(subject, '2027-06-01'), [22, 0, 0, 2, 20])
    const later = { ...subject, pending: [request(1, '2027-04-01', 2)] }
    assert.deepEqual(summary(dueLines(later, '2027-06-01', { isFinal: true })), ['expiry -5 2027-04-01'])
  })

  it('are removed by negative adjustments only once all other days are used up', () => {
    const some = withLines(carrying(), line('adjustment', -4, '2027-02-01'))
    assert.deepEqual(lots(some, '2027-02-01'), ['carry_over 5/5 by 2027-03-31', 'accrual 16/20 by null'])
    const more = withLines(carrying(), line('adjustment', -22, '2027-02-01'))
    assert.deepEqual(lots(more, '2027-02-01'), ['carry_over 3/5 by 2027-03-31', 'accrual 0/20 by null'])
    assert.deepEqual(figures(more, '2027-04-01'), [0, 0, 0, 0, 0])
  })

  it('do not carry over again if their last day is the last one of the leave year', () => {
    const yearLong = { carry_over_expires: { months: 12 }, carry_over_max: null }
    const subject = withLines(booked(account({ with: yearLong }), '2027-01-01'), leaveLine(1, '2027-03-01', 3))
    assert.deepEqual(summary(dueLines(subject, '2028-01-01', { isFinal: true })), [
      'carry_over 37 2028-01-01',
      'expiry -17 2028-01-01',
      'accrual 20 2028-01-01',
    ])
  })

  it('keep an expiry that is booked when the rule changes', () => {
    const expired = booked(carrying(), '2027-04-01')
    const changed = { ...expired, rules: { ...expired.rules, carry_over_expires: { months: 6 } } }
    assert.deepEqual(summary(dueLines(changed, '2027-07-01', { isFinal: true })), ['expiry 0 2027-07-01'])
    const unlimited = { ...expired, rules: { ...expired.rules, carry_over_expires: null } }
    assert.deepEqual(figures(unlimited, '2027-07-01'), [20, 0, 0, 0, 20])
  })

  it('have their last day in lots of earned days that cannot carry over', () => {
    assert.deepEqual(lots(account({ with: { carry_over_max: 0 } }), '2026-02-01'), ['accrual 20/20 by 2026-12-31'])
  })
})

describe('findShortage', () => {
  const full = carrying({ with: { carry_over_max: 5 } })
  const scheduled = withLines(full, leaveLine(1, '2027-08-02', 20))

  it('allows carried days until their last day only', () => {
    assert.equal(findShortage(scheduled, request(2, '2027-03-22', 5)), undefined)
    assert.deepEqual(findShortage(scheduled, request(2, '2027-03-30', 4)), {
      date: '2027-03-30',
      available: 2,
      remaining: -2,
      expired_on: '2027-04-01',
    })
    assert.deepEqual(findShortage(scheduled, request(2, '2027-04-05', 2)), {
      date: '2027-04-05',
      available: 0,
      remaining: -2,
      expired_on: '2027-04-01',
    })
    assert.equal(findShortage(scheduled, request(2, '2027-04-05', 6))?.expired_on, null)
  })
})

describe('reverseLeave', () => {
  const cancel = (subject: LeaveAccount, id: number, start_date: string, days: number) => {
    const { days: returned, effective_on } = reverseLeave(subject, { id, start_date, days })
    return { returned, after: withLines(subject, reversal(id, returned, effective_on)) }
  }

  it('returns carried days before they expire, and only the others after', () => {
    const subject = withLines(carrying(), leaveLine(1, '2027-03-01', 7))
    assert.equal(cancel(subject, 1, '2027-03-01', 7).returned, 7)
    const expired = booked(subject, '2027-04-01')
    const { returned, after } = cancel(expired, 1, '2027-03-01', 7)
    assert.equal(returned, 2)
    assert.deepEqual(figures(after, '2027-05-01'), [20, 0, 0, 0, 20])
    assert.deepEqual(lots(after, '2027-05-01'), ['carry_over 0/5 by 2027-03-31', 'accrual 20/20 by null'])
  })

  it('limits the sum of several reversals of a closed leave year to the days that would have carried over', () => {
    const opened = booked(account({ with: { carry_over_max: 5 } }), '2026-02-01')
    const used = withLines(opened, leaveLine(1, '2026-03-02', 12), leaveLine(2, '2026-06-01', 8))
    const next = booked(used, '2027-02-01')
    const first = cancel(next, 1, '2026-03-02', 12)
    const second = cancel(first.after, 2, '2026-06-01', 8)
    assert.deepEqual([first.returned, second.returned], [5, 0])
    assert.deepEqual([cancel(next, 2, '2026-06-01', 8).returned, figures(second.after, '2027-05-01')[0]], [5, 25])
  })

  it('returns leave that had taken earned days because carried days had expired', () => {
    const late = withLines(booked(carrying(), '2027-04-01'), leaveLine(1, '2027-03-01', 3))
    assert.deepEqual(figures(late, '2027-05-01'), [20, 3, 0, 0, 17])
    assert.equal(cancel(late, 1, '2027-03-01', 3).returned, 3)
  })
})

describe('any history', () => {
  const dates = fc.nat(1400).map((offset) => addDays(firstDay, offset))
  const rule = fc.record({
    carry_over_max: fc.constantFrom(null, 0, 2.5, 5, 12),
    carry_over_expires: fc.constantFrom(null, { on: '03-31' }, { on: '10-15' }, { months: 2 }, { months: 12 }),
  })
  const method = fc.constantFrom('yearly' as const, 'monthly' as const)
  const methods = fc.oneof(method, fc.constant('none' as const))
  const service = fc.record({
    hired: fc
      .oneof(
        fc.nat(3700).map((days) => addDays(firstDay, -days)),
        fc.constantFrom('2016-02-29', '2024-02-29'),
      )
      .filter((day) => day.endsWith('02-29') || day.slice(8) <= '28'),
    steps: fc
      .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.constantFrom(12, 18, 24, 30, 36)), {
        selector: ([years]) => years,
        maxLength: 3,
      })
      .map((list) => [
        { after_years: 0, days_per_year: 24 },
        ...list.sort(([a], [b]) => a - b).map(([after_years, days_per_year]) => ({ after_years, days_per_year })),
      ]),
  })
  const events = fc.array(
    fc.oneof(
      fc.record({
        type: fc.constant('take' as const),
        on: dates,
        notice: fc.nat(60),
        days: fc.integer({ min: 1, max: 12 }),
      }),
      fc.record({ type: fc.constant('cancel' as const), on: dates, which: fc.nat(9) }),
      fc.record({
        type: fc.constant('adjust' as const),
        on: dates,
        days: fc.constantFrom(-8, -1.5, 0.5, 3, 10),
      }),
      fc.record({
        type: fc.constant('expiring' as const),
        on: dates,
        days: fc.constantFrom(0.5, 2, 6),
        through: fc.nat(200),
      }),
    ),
    { maxLength: 20 },
  )

  it('agrees with a model that lives through each day, for earning, taking, cancelling, adjusting and expiring', () => {
    fc.assert(
      fc.property(
        methods,
        rule,
        service,
        fc.boolean(),
        events,
        dates,
        (accrual_method, rules, employment, isPersonal, unsorted, end) => {
          const days_by_service = employment.steps.slice(1)
          const resetsOn = isPersonal ? employment.hired.slice(5) : '01-01'
          let subject = account({
            with: {
              ...rules,
              accrual_method,
              days_per_year: 24,
              days_by_service,
              leave_year: isPersonal ? 'hire_date' : 'fixed',
            },
            employment: { from: employment.hired, to: null },
          })
          const leaves = new Map<number, DayCounts>()
          const adjustments: { date: string; days: number; expires_on?: string }[] = []
          for (const [index, event] of unsorted.sort((a, b) => (a.on < b.on ? -1 : 1)).entries()) {
            subject = booked(subject, event.on)
            if (event.type === 'adjust') {
              adjustments.push({ date: event.on, days: event.days })
              subject = withLines(subject, line('adjustment', event.days, event.on))
            } else if (event.type === 'expiring') {
              const latest = addDays(event.on, event.through)
              const yearEnd = lastDayOfYear(event.on, resetsOn)
              const expires_on = accrual_method === 'none' || latest < yearEnd ? latest : yearEnd
              adjustments.push({ date: event.on, days: event.days, expires_on })
              subject = withLines(subject, line('adjustment', event.days, event.on, { expires_on }))
            } else if (event.type === 'take') {
              const start = addDays(event.on, event.notice)
              leaves.set(index, daysFrom(start, event.days))
              subject = withLines(subject, leaveLine(index, start, event.days))
            } else {
              const [id, days] = [...leaves][event.which % Math.max(1, leaves.size)] ?? []
              if (id === undefined || days === undefined) continue
              leaves.delete(id)
              const start_date = days[0]?.date ?? ''
              const returned = reverseLeave(subject, { id, start_date, days: days.length })
              subject = withLines(subject, reversal(id, returned.days, returned.effective_on))
            }
          }
          const last = unsorted.at(-1)?.on ?? firstDay
          const date = end > last ? end : last
          const history = {
            method: accrual_method,
            service: employment,
            resetsOn,
            rules: [{ since: firstDay, ...rules }],
            adjustments,
            leaves: [...leaves.values()],
          }
          const balance = balanceOn(subject, date)
          assert.equal(balance.available, liveThrough(history, date).available)
          assert.equal(
            balance.lines.reduce((sum, { days }) => sum + days, 0),
            balance.available,
          )
          if (balance.available >= 0 && balance.scheduled === 0) {
            assert.equal(
              balance.lots.reduce((sum, { remaining }) => sum + remaining, 0),
              balance.available,
            )
            const uses = balance.lines.flatMap((each) => each.lots)
            assert.equal(
              uses.reduce((sum, { days }) => sum + days, 0),
              balance.taken,
            )
          }
        },
      ),
      { numRuns: 400 },
    )
  })

  it('agrees with the model when rules change and with a maximum balance, and has the same expiries', () => {
    const maximum = fc.constantFrom(null, 0.5, 6, 20)
    const changes = fc.array(fc.record({ since: dates, rule }), { maxLength: 4 })
    const leaves = fc.array(fc.record({ start: dates, days: fc.integer({ min: 1, max: 12 }) }), { maxLength: 12 })
    fc.assert(
      fc.property(
        method,
        maximum,
        rule,
        changes,
        leaves,
        dates,
        (accrual_method, max_balance, first, changed, taken, end) => {
          const lines = taken.map(({ start, days }, index) => leaveLine(index, start, days))
          const maxBalance = accrual_method === 'monthly' ? max_balance : null
          let subject = account({
            with: { ...first, accrual_method, days_per_year: 24, max_balance: maxBalance },
            lines,
          })
          const rules: ModelRules[] = [{ since: firstDay, ...first }]
          for (const { since, rule } of changed.sort((a, b) => (a.since < b.since ? -1 : 1))) {
            subject = booked(subject, since)
            subject = { ...subject, rules: { ...subject.rules, ...rule, carry_over_expires_from: since } }
            rules.push({ since, ...rule })
          }
          const last = changed.at(-1)?.since ?? firstDay
          const date = end > last ? end : last
          subject = booked(subject, date)
          const history = {
            method: accrual_method,
            maxBalance,
            rules,
            adjustments: [],
            leaves: taken.map(({ start, days }) => daysFrom(start, days)),
          }
          const expected = liveThrough(history, date)
          assert.equal(balanceOn(subject, date).available, expected.available)
          const expiries = subject.lines.filter(({ kind, days }) => kind === 'expiry' && days !== 0)
          assert.deepEqual(
            new Map(expiries.map(({ effective_on, days }) => [effective_on, 0 - days])),
            expected.expiries,
          )
        },
      ),
      { numRuns: 400 },
    )
  })
})
