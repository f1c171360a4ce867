import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { leaveYearAt, monthsIn, nextYear } from '../../../server/leave/balances/leave-year.ts'
import {
  addDays,
  addMonths,
  datesFrom,
  dayOfWeek,
  daysBetween,
  isDate,
  isYearly,
} from '../../../server/operation/calendar-date.ts'

describe('days of the calendar', () => {
  it('are consecutive over months, years and leap days', () => {
    assert.equal(addDays('2026-12-31', 1), '2027-01-01')
    assert.equal(addDays('2028-03-01', -1), '2028-02-29')
    assert.deepEqual(datesFrom('2026-02-27', '2026-03-01'), ['2026-02-27', '2026-02-28', '2026-03-01'])
    assert.deepEqual(datesFrom('2026-03-01', '2026-02-27'), [])
    assert.equal(daysBetween('2026-01-01', '2027-01-01'), 365)
  })

  it('have no time zone, so that daylight saving time never skips a day', () => {
    assert.equal(daysBetween('2026-03-28', '2026-03-30'), 2)
    assert.equal(addDays('2026-10-24', 2), '2026-10-26')
  })

  it('have a weekday', () => {
    assert.deepEqual(['2026-07-13', '2026-07-19', '2024-02-29'].map(dayOfWeek), ['mon', 'sun', 'thu'])
  })

  for (const [date, months, expected] of [
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -12, '2025-01-15'],
  ] as const) {
    it(`${months} months from ${date} are ${expected}`, () => assert.equal(addMonths(date, months), expected))
  }

  it('are valid or invalid', () => {
    const texts = ['2026-02-28', '2026-02-29', '2026-13-01', '0001-01-01', 'tomorrow']
    assert.deepEqual(texts.map(isDate), [true, false, false, false, false])
  })

  it('exist in every year, or only in leap years', () => {
    assert.deepEqual(['01-01', '02-28', '02-29', '04-31', '12-31'].map(isYearly), [true, true, false, false, true])
  })
})

describe('a leave year', () => {
  for (const [date, resetsOn, start, end] of [
    ['2026-01-01', '01-01', '2026-01-01', '2026-12-31'],
    ['2026-12-31', '01-01', '2026-01-01', '2026-12-31'],
    ['2026-04-05', '04-06', '2025-04-06', '2026-04-05'],
    ['2026-04-06', '04-06', '2026-04-06', '2027-04-05'],
    ['2028-02-29', '03-01', '2027-03-01', '2028-02-29'],
  ] as const) {
    it(`that resets on ${resetsOn} and contains ${date} is from ${start} to ${end}`, () => {
      assert.deepEqual(leaveYearAt(date, resetsOn), { start, end })
    })
  }

  it('has twelve consecutive months', () => {
    const year = leaveYearAt('2026-06-01', '01-31')
    const months = monthsIn(year)
    assert.equal(months.length, 12)
    assert.deepEqual([months[0]?.start, months[11]?.end], [year.start, year.end])
    for (const [index, { end }] of months.slice(0, -1).entries())
      assert.equal(addDays(end, 1), months[index + 1]?.start)
    assert.deepEqual(nextYear(year, '01-31'), { start: '2027-01-31', end: '2028-01-30' })
  })
})
