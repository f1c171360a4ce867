import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createEventId, createTestEventId, eventIdTime } from '../../../server/outbox/event-id.ts'

describe('the ID of an event', () => {
  it('is the example of RFC 9562 appendix A.6 when created from its time and random bits', () => {
    const random = Buffer.from('0cc318c4dc0c0c07398f', 'hex') // excludes the bits of the version and the variant
    assert.equal(createEventId(Date.parse('2022-02-22T19:22:22Z'), random), 'evt_017f22e279b07cc398c4dc0c0c07398f')
  })

  for (const [bits, random] of [
    ['zeros', Buffer.alloc(10)],
    ['ones', Buffer.alloc(10, 0xff)],
  ] as const) {
    it(`has version 7 and the variant of RFC 9562 with random bits of ${bits}`, () => {
      assert.match(createEventId(1, random), /^evt_[0-9a-f]{12}7[0-9a-f]{3}[89ab][0-9a-f]{15}$/)
    })
  }

  it('does not change the random bytes', () => {
    const random = Buffer.alloc(10, 0xff)
    createEventId(1, random)
    assert.deepEqual(random, Buffer.alloc(10, 0xff))
  })

  it('sorts by time to the millisecond, regardless of the random bits', () => {
    const times = [0, 1, 255, 256, Date.parse('2026-11-20T10:00:00Z'), Date.parse('9999-12-31T23:59:59.999Z')]
    const earlierAndLater = times.flatMap((time) => [
      createEventId(time, Buffer.alloc(10, 0xff)),
      createEventId(time + 1, Buffer.alloc(10)),
    ])
    for (const [index, time] of times.entries()) {
      const [earlier = '', later = ''] = earlierAndLater.slice(index * 2)
      assert.ok(earlier < later, `${time}: ${earlier} before ${later}`)
    }
  })

  it('has the time of the event', () => {
    for (const time of ['2022-02-22T19:22:22.123Z', '1970-01-01T00:00:00.000Z', '2500-01-01T00:00:00.000Z']) {
      for (const id of [createEventId(Date.parse(time)), createTestEventId(Date.parse(time))]) {
        assert.equal(eventIdTime(id)?.toISOString(), time)
      }
    }
    for (const id of ['evt_x', `evt_${'f'.repeat(32)}`, `evt_${'0'.repeat(31)}`])
      assert.equal(eventIdTime(id), undefined)
  })

  it('is unique within a millisecond', () => {
    const ids = Array.from({ length: 10_000 }, () => createEventId(1_700_000_000_000))
    assert.equal(new Set(ids).size, ids.length)
  })
})
