import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { addDays } from '../../../../server/operation/calendar-date.ts'
import type { Schemas } from '../../../../server/operation/contract/contract.ts'
import {
  type CompensationInPeriod,
  type PayBasis,
  personLines,
  type RunBasis,
  type UnpaidLeave,
} from '../../../../server/pay-runs/from-compensations/person-lines.ts'
import { formatMoney, requireExponent, roundedProduct } from '../../../../server/pay-runs/money.ts'

const pattern = { mon: 1, tue: 1, wed: 1, thu: 1, fri: 1, sat: 0, sun: 0 } as const
const june = { from: '2026-06-01', to: '2026-06-30' }

const run = (proration: Schemas['PayCodeProration'] = 'calendar_days', currency = 'EUR'): RunBasis => ({
  period: june,
  currency,
  payCodes: new Map([['salary', { kind: 'earning', name: 'Base salary', proration }]]),
})

const salary = (values: Partial<CompensationInPeriod> = {}): CompensationInPeriod => ({
  id: 1,
  ...june,
  amount: '4200.0000',
  per: 'month',
  pay_code: 'salary',
  ...values,
})

const leaveOn = (start_date: string, end_date: string, values: Partial<UnpaidLeave> = {}): UnpaidLeave => ({
  id: 7,
  code: 'unpaid',
  name: 'Unpaid leave',
  start_date,
  end_date,
  start_portion: 'full',
  end_portion: 'full',
  ...values,
})

/** Describes lines: `earning 4200.00 = 1 × 4200.00: The whole period at 4,200.00 EUR a month`. */
const describeLines = (basis: Partial<PayBasis>, rules = run()): string[] =>
  personLines({ compensations: [salary()], leave: [], pattern, ...basis }, rules).map(
    ({ kind, amount, quantity, rate, origin }) =>
      `${kind} ${formatMoney(amount, requireExponent(rules.currency))} = ${quantity} × ${rate}: ${origin?.explanation}`,
  )

describe('lines from compensations', () => {
  it('pay a calendar month in full', () => {
    assert.deepEqual(describeLines({}), ['earning 4200.00 = 1 × 4200.00: The whole period at 4,200.00 EUR a month'])
    const yearly = [salary({ amount: '50000.0000', per: 'year' })]
    assert.deepEqual(describeLines({ compensations: yearly }), [
      'earning 4166.67 = 1 × 4166.67: The whole period at 50,000.00 EUR a year',
    ])
  })

  it('pay the part of a month by the rule of the pay code', () => {
    const compensations = [salary({ from: '2026-06-15' })]
    assert.deepEqual(
      (['calendar_days', 'working_days', 'thirty_days', 'none'] as const).flatMap((rule) =>
        describeLines({ compensations }, run(rule)),
      ),
      [
        'earning 2240.00 = 16 × 140.00: 16 of 30 calendar days at 4,200.00 EUR a month',
        'earning 2290.91 = 12 × 190.909091: 12 of 22 working days at 4,200.00 EUR a month',
        'earning 2240.00 = 16 × 140.00: 16 of 30 days of 30-day months at 4,200.00 EUR a month',
        'earning 4200.00 = 1 × 4200.00: The whole period at 4,200.00 EUR a month',
      ],
    )
  })

  it('pay each rate for its days, and deduct unpaid leave at the rate of its days', () => {
    const raise = [salary({ to: '2026-06-10' }), salary({ id: 2, from: '2026-06-11', amount: '4500.0000' })]
    const leave = [leaveOn('2026-06-09', '2026-06-12')]
    assert.deepEqual(describeLines({ compensations: raise, leave }), [
      'earning 1400.00 = 10 × 140.00: 10 of 30 calendar days at 4,200.00 EUR a month',
      'deduction 280.00 = 2 × 140.00: Unpaid leave: 2 of 30 calendar days at 4,200.00 EUR a month',
      'earning 3000.00 = 20 × 150.00: 20 of 30 calendar days at 4,500.00 EUR a month',
      'deduction 300.00 = 2 × 150.00: Unpaid leave: 2 of 30 calendar days at 4,500.00 EUR a month',
    ])
  })

  it('pay daily rates for the working days of the pattern, and hourly rates not at all', () => {
    const daily = [salary({ amount: '200.1250', per: 'day', from: '2026-06-29' })]
    const leave = [leaveOn('2026-06-30', '2026-06-30', { start_portion: 'morning', end_portion: 'morning' })]
    assert.deepEqual(describeLines({ compensations: daily, leave }), [
      'earning 400.25 = 2 × 200.125: 2 working days at 200.125 EUR a day',
      'deduction 100.06 = 0.5 × 200.125: Unpaid leave: 0.5 working days at 200.125 EUR a day',
    ])
    assert.deepEqual(describeLines({ compensations: [salary({ per: 'hour' })] }), [])
  })

  it('deduct half days of leave as half days by every rule', () => {
    const half = { start_portion: 'afternoon', end_portion: 'morning' } as const
    const leave = [leaveOn('2026-06-08', '2026-06-10', half)]
    const deduction = (rule: Schemas['PayCodeProration']) => describeLines({ leave }, run(rule))[1]
    assert.match(deduction('calendar_days') ?? '', /^deduction 280\.00 = 2 × 140\.00/)
    assert.match(deduction('working_days') ?? '', /^deduction 381\.82 = 2 × 190\.909091/)
    assert.match(deduction('thirty_days') ?? '', /^deduction 280\.00 = 2 × 140\.00/)
    assert.equal(deduction('none'), undefined)
  })

  it('use codes without a pay code as earnings by calendar days, and skip leave with a contradicting pay code', () => {
    const rules = {
      ...run(),
      payCodes: new Map([['unpaid', { kind: 'tax', name: 'Other', proration: 'none' }]]),
    } as RunBasis
    const leave = [leaveOn('2026-06-08', '2026-06-10')]
    const lines = personLines({ compensations: [salary({ from: '2026-06-16' })], leave, pattern }, rules)
    assert.deepEqual(
      lines.map(({ kind, name, amount }) => [kind, name, amount]),
      [['earning', 'Salary', 210_000n]],
    )
  })

  it('omit factors that the contract does not allow', () => {
    const compensations = [salary({ amount: '90000000000.0000', from: '2026-06-15' })]
    const [line] = personLines({ compensations, leave: [], pattern }, run('calendar_days', 'VND'))
    assert.deepEqual([line?.quantity, line?.rate, line?.amount], [null, null, 48_000_000_000n])
  })
})

const rule = fc.constantFrom('calendar_days', 'working_days', 'thirty_days')
const currency = fc.constantFrom('EUR', 'JPY', 'BHD', 'CLF')
const portion = fc.constantFrom('full', 'half')
const months = fc.constantFrom(june, { from: '2024-02-01', to: '2024-02-29' }, { from: '2026-01-31', to: '2026-02-13' })

describe('lines of any person', () => {
  it('are products of their factors, add up to the period, and deduct no more than they pay', () => {
    fc.assert(
      fc.property(
        fc.record({
          rule,
          currency,
          period: months,
          amount: fc.nat({ max: 10 ** 8 }),
          per: fc.constantFrom('week', 'month', 'year'),
        }),
        fc.array(fc.nat({ max: 40 }), { maxLength: 4 }),
        fc.array(fc.record({ start: fc.nat({ max: 40 }), days: fc.nat({ max: 20 }), portion }), { maxLength: 2 }),
        ({ rule, currency, period, amount, per }, cuts, requests) => {
          const exponent = requireExponent(currency)
          const text = formatMoney(amount, exponent)
          const whole = salary({ ...period, amount: text, per })
          const rules: RunBasis = { ...run(rule, currency), period }
          const starts = [...new Set([period.from, ...cuts.map((cut) => addDays(period.from, cut))])]
            .filter((day) => day <= period.to)
            .sort()
          const compensations = starts.map((from, index) => {
            const next = starts[index + 1]
            return salary({ id: index + 1, from, to: next ? addDays(next, -1) : period.to, amount: text, per })
          })
          let after = period.from
          const leave = requests.flatMap(({ start, days, portion }, id) => {
            const first = addDays(after, start)
            const last = addDays(first, days)
            if (last > period.to) return []
            after = addDays(last, 1)
            const start_portion = portion === 'full' ? 'full' : 'afternoon'
            const end_portion = first === last ? start_portion : 'full'
            return [leaveOn(first, last, { id, start_portion, end_portion })]
          })
          const lines = personLines({ compensations, leave, pattern }, rules)
          for (const { quantity, rate, amount } of lines) {
            if (quantity !== null && rate !== null) assert.equal(roundedProduct(quantity, rate, exponent), amount)
          }
          const sum = (kind: string, id?: number) =>
            lines
              .filter((line) => line.kind === kind && (id === undefined || line.origin?.compensation_id === id))
              .reduce((total, line) => total + line.amount, 0n)
          const [expected] = personLines({ compensations: [whole], leave: [], pattern }, rules)
          assert.equal(sum('earning'), expected?.amount ?? 0n)
          for (const { id } of compensations) assert.ok(sum('deduction', id) <= sum('earning', id))
          const all = [leaveOn(period.from, period.to)]
          const unpaid = personLines({ compensations, leave: all, pattern }, rules)
          const net = unpaid.reduce((total, line) => total + (line.kind === 'earning' ? line.amount : -line.amount), 0n)
          assert.equal(net, 0n)
        },
      ),
    )
  })
})
