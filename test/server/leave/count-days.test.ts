import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { countDays, type Span, type WorkPattern } from '../../../server/leave/count-days.ts'
import { addDays, datesFrom } from '../../../server/operation/calendar-date.ts'

const weekdays: WorkPattern = { mon: 1, tue: 1, wed: 1, thu: 1, fri: 1, sat: 0, sun: 0 }
/** The pattern of an employee who works half of Wednesday, and Thursday to Saturday. */
const partTime: WorkPattern = { mon: 0, tue: 0, wed: 0.5, thu: 1, fri: 1, sat: 1, sun: 0 }
const fullDays = (days: string[]) => new Map(days.map((day) => [day, 'full' as Span['start_portion']]))
const bastilleDay = fullDays(['2026-07-14']) // a Tuesday

const span = (start_date: string, end_date: string, start_portion = 'full', end_portion = start_portion) =>
  ({ start_date, end_date, start_portion, end_portion }) as Span

/** Returns the total days, and the count of each day with the reason if it is less than one. */
const count = (leave: Span, pattern = weekdays, holidays = bastilleDay) => {
  const { days, breakdown } = countDays(leave, pattern, holidays)
  return [days, breakdown.map((day) => `${day.date.slice(8)} ${day.days} ${day.reason ?? ''}`.trim()).join(', ')]
}

describe('countDays', () => {
  for (const [name, leave, pattern, expected] of [
    ['a day with half a holiday', span('2026-07-14', '2026-07-14'), weekdays, [0.5, '14 0.5 half_holiday']],
    ['the other half of such a day', span('2026-07-14', '2026-07-14', 'afternoon'), weekdays, [0.5, '14 0.5 half_day']],
    ['the half that is a holiday', span('2026-07-14', '2026-07-14', 'morning'), weekdays, [0, '14 0 holiday']],
    [
      'leave that begins with the other half',
      span('2026-07-14', '2026-07-15', 'afternoon', 'full'),
      weekdays,
      [1.5, '14 0.5 half_day, 15 1'],
    ],
    [
      'leave that ends with the half that is a holiday',
      span('2026-07-13', '2026-07-14', 'full', 'morning'),
      weekdays,
      [1, '13 1, 14 0 holiday'],
    ],
  ] as const) {
    it(`counts ${name}`, () => {
      const morning = new Map([['2026-07-14', 'morning' as const]])
      assert.deepEqual(count(leave, pattern, morning), expected)
    })
  }

  for (const [name, leave, pattern, expected] of [
    ['a day', span('2026-07-13', '2026-07-13'), weekdays, [1, '13 1']],
    ['a morning', span('2026-07-13', '2026-07-13', 'morning'), weekdays, [0.5, '13 0.5 half_day']],
    ['an afternoon', span('2026-07-13', '2026-07-13', 'afternoon'), weekdays, [0.5, '13 0.5 half_day']],
    [
      'a long weekend with a holiday',
      span('2026-07-10', '2026-07-15', 'afternoon', 'morning'),
      weekdays,
      [2, '10 0.5 half_day, 11 0 day_off, 12 0 day_off, 13 1, 14 0 holiday, 15 0.5 half_day'],
    ],
    [
      'a first day in full and half of the last',
      span('2026-07-15', '2026-07-16', 'full', 'morning'),
      weekdays,
      [1.5, '15 1, 16 0.5 half_day'],
    ],
    ['a weekend', span('2026-07-11', '2026-07-12'), weekdays, [0, '11 0 day_off, 12 0 day_off']],
    ['a holiday', span('2026-07-14', '2026-07-14'), weekdays, [0, '14 0 holiday']],
    ['half of a holiday', span('2026-07-14', '2026-07-14', 'morning'), weekdays, [0, '14 0 holiday']],
    ['a day with half a day of work', span('2026-07-15', '2026-07-15'), partTime, [0.5, '15 0.5 half_worked']],
    ['half of such a day', span('2026-07-15', '2026-07-15', 'afternoon'), partTime, [0.5, '15 0.5 half_day']],
    [
      'a week of part-time work',
      span('2026-07-13', '2026-07-19'),
      partTime,
      [3.5, '13 0 day_off, 14 0 day_off, 15 0.5 half_worked, 16 1, 17 1, 18 1, 19 0 day_off'],
    ],
    ['a holiday on a day off', span('2026-07-14', '2026-07-14'), partTime, [0, '14 0 day_off']],
  ] as const) {
    it(`counts ${name}`, () => assert.deepEqual(count(leave, pattern), expected))
  }

  const portions = ['full', 'morning', 'afternoon'] as const
  const patterns: fc.Arbitrary<WorkPattern> = fc.record({
    mon: fc.constantFrom(0, 0.5, 1),
    tue: fc.constantFrom(0, 0.5, 1),
    wed: fc.constantFrom(0, 0.5, 1),
    thu: fc.constantFrom(0, 0.5, 1),
    fri: fc.constantFrom(0, 0.5, 1),
    sat: fc.constantFrom(0, 0.5, 1),
    sun: fc.constantFrom(0, 0.5, 1),
  })
  const spans = fc
    .tuple(fc.nat(800), fc.nat(40), fc.constantFrom(...portions), fc.constantFrom(...portions))
    .map(([from, length, first, last]) => {
      const start = addDays('2026-01-01', from)
      if (length === 0) return span(start, start, first)
      const startPortion = first === 'morning' ? 'afternoon' : first
      return span(start, addDays(start, length), startPortion, last === 'afternoon' ? 'morning' : last)
    })

  it('lists each day once, in half days that add up to the total, with a reason for each day that counts less than one', () => {
    fc.assert(
      fc.property(spans, patterns, fc.array(fc.nat(840)), (leave, pattern, offsets) => {
        const holidays = fullDays(offsets.map((offset) => addDays('2026-01-01', offset)))
        const { days, breakdown } = countDays(leave, pattern, holidays)
        assert.deepEqual(
          breakdown.map(({ date }) => date),
          datesFrom(leave.start_date, leave.end_date),
        )
        assert.equal(
          breakdown.reduce((sum, day) => sum + day.days, 0),
          days,
        )
        for (const day of breakdown) {
          assert.ok([0, 0.5, 1].includes(day.days))
          assert.equal(day.reason === undefined, day.days === 1)
          if (holidays.has(day.date)) assert.equal(day.days, 0)
        }
      }),
    )
  })

  it('never counts more days with an additional holiday, or for a shorter part of the same days', () => {
    fc.assert(
      fc.property(spans, patterns, fc.nat(840), (leave, pattern, offset) => {
        const { days } = countDays(leave, pattern, new Map())
        assert.ok(countDays(leave, pattern, fullDays([addDays('2026-01-01', offset)])).days <= days)
        const whole = { ...leave, start_portion: 'full', end_portion: 'full' } as const
        assert.ok(days <= countDays(whole, pattern, new Map()).days)
      }),
    )
  })
})
