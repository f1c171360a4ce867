import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { checkDeliveries, type Observations } from './check-deliveries.ts'

const createBody = (id: string, person: number) => JSON.stringify({ id, data: { id: person } })

const created_at = '2026-01-15T09:30:00.000Z'
const at = Date.parse(created_at) + 40

/** Two people acknowledged, a third committed without an answer, one repeated attempt and one retry. */
const sound: Observations = {
  acknowledged: [1, 2],
  committed: [1, 2, 3].map((person) => ({ id: `evt_${person}`, sequence: person, created_at, data: { id: person } })),
  received: ['1', '1', '1', '2'].flatMap((attempt, index) => {
    const person = Math.min(index + 1, 3)
    const request = { eventId: `evt_${person}`, attempt, body: createBody(`evt_${person}`, person), at }
    return index === 1 ? [request, request] : [request]
  }),
}
const check = (observations: Observations) =>
  checkDeliveries(observations, { repeats: 1, firstAttemptMs: 1_000 }).violations

describe('checkDeliveries', () => {
  it('finds no violation if all guarantees hold', () => {
    const verdict = checkDeliveries(sound, { repeats: 1, firstAttemptMs: 1_000 })
    assert.deepEqual(verdict, { violations: [], events: 3, duplicates: 1, slowestMs: 40 })
  })

  it('finds each violation', () => {
    const without = (person: number) => sound.received.filter(({ eventId }) => eventId !== `evt_${person}`)
    const strange = { eventId: 'evt_4', attempt: '1', body: createBody('evt_4', 4), at }
    const changed = { eventId: 'evt_2', attempt: '2', body: createBody('evt_2', 9), at }
    assert.deepEqual(check({ ...sound, received: without(1) }), [
      'evt_1 was committed but never delivered',
      'person 1 was acknowledged but never delivered',
    ])
    assert.deepEqual(check({ ...sound, received: [...sound.received, strange] }), [
      'evt_4 was delivered but never committed',
    ])
    assert.deepEqual(check({ ...sound, received: [...without(2), ...sound.received.slice(1, 2), changed] }), [
      'evt_2 came with two bodies',
      'person 2 was acknowledged but never delivered',
    ])
    assert.deepEqual(check({ ...sound, received: [{ ...strange, eventId: 'evt_1' }, ...without(1)] }), [
      'evt_1 came with the body of another event',
      'person 1 was acknowledged but never delivered',
    ])
    assert.deepEqual(check({ ...sound, acknowledged: [1, 1] }), ['an id was acknowledged twice'])
    assert.deepEqual(check({ ...sound, committed: sound.committed.map((event) => ({ ...event, sequence: 1 })) }), [
      'evt_2 is number 2 of the stream and says 1',
      'evt_3 is number 3 of the stream and says 1',
    ])
    const twice = [...sound.received, ...sound.received.slice(0, 1)]
    assert.deepEqual(check({ ...sound, received: twice }), ['2 duplicates, where 1 are the most'])
    const late = sound.received.map((request) => ({ ...request, at: at + 1_000 }))
    assert.deepEqual(check({ ...sound, received: late }), ['an event waited 1040 ms for its first attempt'])
  })
})
