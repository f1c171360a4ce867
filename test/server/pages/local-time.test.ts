import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { toInstant, toLocalTime } from '../../../server/pages/local-time.ts'

describe('a date and time in a time zone', () => {
  it('is the instant at which local clocks show it', () => {
    assert.equal(toInstant('2026-11-22T14:05', 'UTC'), '2026-11-22T14:05:00.000Z')
    assert.equal(toInstant('2026-11-22T14:05', 'Europe/Berlin'), '2026-11-22T13:05:00.000Z')
    assert.equal(toInstant('2026-07-22T14:05', 'Europe/Berlin'), '2026-07-22T12:05:00.000Z')
    assert.equal(toInstant('2026-11-22T14:05', 'Asia/Kolkata'), '2026-11-22T08:35:00.000Z')
    assert.equal(toLocalTime('2026-11-22T08:35:40.000Z', 'Asia/Kolkata'), '2026-11-22T14:05')
  })

  it('is the first of two instants, and an instant after a gap of daylight saving time', () => {
    assert.equal(toInstant('2026-10-25T02:30', 'Europe/Berlin'), '2026-10-25T00:30:00.000Z')
    assert.equal(toInstant('2026-03-29T02:30', 'Europe/Berlin'), '2026-03-29T01:30:00.000Z')
    assert.equal(toInstant('2026-03-29T01:59', 'Europe/Berlin'), '2026-03-29T00:59:00.000Z')
    assert.equal(toInstant('2026-03-29T03:00', 'Europe/Berlin'), '2026-03-29T01:00:00.000Z')
  })

  it('remains unchanged if it is invalid', () => {
    for (const text of ['', 'yesterday', '2026-13-01T00:00', '2026-11-22']) assert.equal(toInstant(text, 'UTC'), text)
  })
})
