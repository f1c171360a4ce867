import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { formatDay, formatLongTime, formatPeriod } from '../../../server/pdf/format-dates.ts'

describe('the date formats of PDFs', () => {
  it('write the common parts of a period once', () => {
    assert.equal(formatDay('2026-01-30'), '30 January 2026')
    assert.equal(formatPeriod('2026-01-30', '2026-01-30'), '30 January 2026')
    assert.equal(formatPeriod('2026-01-01', '2026-01-31'), '1 to 31 January 2026')
    assert.equal(formatPeriod('2026-01-15', '2026-02-14'), '15 January to 14 February 2026')
    assert.equal(formatPeriod('2025-12-15', '2026-01-14'), '15 December 2025 to 14 January 2026')
  })

  it('include the time zone of a time, and its offset at that time', () => {
    const paris = [
      formatLongTime('2026-01-15T09:30:00Z', 'Europe/Paris'),
      formatLongTime('2026-07-15T09:30:00Z', 'Europe/Paris'),
    ]
    assert.deepEqual(paris, [
      '15 January 2026, 10:30:00 Central European Standard Time (UTC+01:00)',
      '15 July 2026, 11:30:00 Central European Summer Time (UTC+02:00)',
    ])
    assert.equal(
      formatLongTime('2026-01-15T23:30:00Z', 'UTC'),
      '15 January 2026, 23:30:00 Coordinated Universal Time (UTC)',
    )
    assert.equal(
      formatLongTime('2026-01-15T23:30:00Z', 'Asia/Kathmandu'),
      '16 January 2026, 05:15:00 Nepal Time (UTC+05:45)',
    )
  })
})
