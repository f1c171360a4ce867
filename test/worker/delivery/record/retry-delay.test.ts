import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { retryAfterSeconds, retryDelayMs } from '../../../../worker/delivery/record/retry-delay.ts'

const schedule = [60, 300, 1_800, 7_200, 86_400]

describe('the delay before a retry', () => {
  it('follows the schedule, five times', () => {
    for (const [index, seconds] of schedule.entries()) {
      assert.equal(retryDelayMs({ attempt: index + 1 }, schedule, 0), seconds * 1_000)
    }
    assert.equal(retryDelayMs({ attempt: 6 }, schedule, 0), undefined)
    assert.equal(retryDelayMs({ attempt: 7 }, schedule, 0), undefined)
  })

  it('is lengthened by jitter, and never shortened', () => {
    assert.equal(retryDelayMs({ attempt: 1 }, schedule, 0.5), 62_000)
    assert.equal(retryDelayMs({ attempt: 5 }, schedule, 0.5), 90_719_000)
  })

  it('exceeds the schedule by a tenth at most, including two seconds for the wake-up', () => {
    for (const [index, seconds] of schedule.entries()) {
      const latest = retryDelayMs({ attempt: index + 1 }, schedule, 1) ?? assert.fail()
      assert.ok(latest + 2_000 <= seconds * 1_100, `retry ${index + 1} after ${latest} ms`)
    }
  })

  for (const [requested, expected] of [
    [0, 60_000],
    [30, 60_000],
    [90, 90_000],
    [120, 120_000],
    [3_600, 120_000],
  ] as const) {
    it(`with Retry-After of ${requested} seconds is ${expected} ms instead of a minute`, () => {
      assert.equal(retryDelayMs({ attempt: 1, retryAfterSeconds: requested }, schedule, 0), expected)
    })
  }

  it('accepts fractions of seconds', () => {
    assert.equal(retryDelayMs({ attempt: 1 }, [0.2], 0), 200)
  })
})

describe('Retry-After', () => {
  const now = Date.parse('2026-11-20T10:00:00Z')

  for (const status of [429, 503]) {
    it(`of ${status} is read in seconds or as a date`, () => {
      assert.equal(retryAfterSeconds(status, '120', now), 120)
      assert.equal(retryAfterSeconds(status, 'Fri, 20 Nov 2026 10:01:30 GMT', now), 90)
      assert.equal(retryAfterSeconds(status, 'Fri, 20 Nov 2026 09:00:00 GMT', now), 0)
    })
  }
  for (const header of [undefined, '', 'soon', '-1', '1.5', '1e9', '99999999999', 'Xxx, nonsense']) {
    it(`ignores the value ${header}`, () => assert.equal(retryAfterSeconds(503, header, now), undefined))
  }
  it('is ignored with other statuses', () => {
    for (const status of [200, 301, 404, 500]) assert.equal(retryAfterSeconds(status, '120', now), undefined)
  })
})
