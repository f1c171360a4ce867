import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { checkDeliveries, type Observations } from './check-deliveries.ts'

const createBody = (id: string, personId: number) => JSON.stringify({ id, data: { id: personId } })

const created_at = '2026-01-15T09:30:00.000Z'
const at = Date.parse(created_at) + 40

/** Two acknowledged people, a third one committed without a response, one repeated attempt and one retry. */
const valid: Observations = {
  acknowledged: [1, 2],
  committed: [1, 2, 3].map((id) => ({ id: `evt_${id}`, sequence: id, created_at, data: { id } })),
  received: ['1', '1', '1', '2'].flatMap((attempt, index) => {
    const personId = Math.min(index + 1, 3)
    const request = { eventId: `evt_${personId}`, attempt, body: createBody(`evt_${personId}`, personId), at }
    return index === 1 ? [request, request] : [request]
  }),
}
const check = (observations: Observations) =>
  checkDeliveries(observations, { repeats: 1, firstAttemptMs: 1_000 }).violations

describe('checkDeliveries', () => {
  it('finds no violation if all guarantees hold', () => {
    const result = checkDeliveries(valid, { repeats: 1, firstAttemptMs: 1_000 })
    assert.deepEqual(result, { violations: [], events: 3, duplicates: 1, slowestMs: 40 })
  })

  it('finds each violation', () => {
    const without = (personId: number) => valid.received.filter(({ eventId }) => eventId !== `evt_${personId}`)
    const uncommitted = { eventId: 'evt_4', attempt: '1', body: createBody('evt_4', 4), at }
    const modified = { eventId: 'evt_2', attempt: '2', body: createBody('evt_2', 9), at }
    assert.deepEqual(check({ ...valid, received: without(1) }), [
      'evt_1 was committed but never delivered',
      'person 1 was acknowledged but never delivered',
    ])
    assert.deepEqual(check({ ...valid, received: [...valid.received, uncommitted] }), [
      'evt_4 was delivered but never committed',
    ])
    assert.deepEqual(check({ ...valid, received: [...without(2), ...valid.received.slice(1, 2), modified] }), [
      'evt_2 was delivered with two bodies',
      'person 2 was acknowledged but never delivered',
    ])
    assert.deepEqual(check({ ...valid, received: [{ ...uncommitted, eventId: 'evt_1' }, ...without(1)] }), [
      'evt_1 was delivered with the body of another event',
      'person 1 was acknowledged but never delivered',
    ])
    assert.deepEqual(check({ ...valid, acknowledged: [1, 1] }), ['an ID was acknowledged twice'])
    assert.deepEqual(check({ ...valid, committed: valid.committed.map((event) => ({ ...event, sequence: 1 })) }), [
      'evt_2 is event 2 and has the sequence 1',
      'evt_3 is event 3 and has the sequence 1',
    ])
    const twice = [...valid.received, ...valid.received.slice(0, 1)]
    assert.deepEqual(check({ ...valid, received: twice }), ['2 duplicates exceed the limit of 1'])
    const late = valid.received.map((request) => ({ ...request, at: at + 1_000 }))
    assert.deepEqual(check({ ...valid, received: late }), ['an event waited 1040 ms for its first attempt'])
  })
})
