import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { WaitSlots } from '../../../server/events/wait-slots.ts'

const limits = { caller: 2, business: 3, all: 5 }
const [acme, other, third] = [1, 2, 3]
const user = (business_id: number, id: number) => ({ business_id, caller: `user:${id}` })

/** Takes a place for each. @returns which of them got one */
const take = (places: WaitSlots, ...holders: ReturnType<typeof user>[]) => holders.map((holder) => places.take(holder))

describe('the places where requests wait', () => {
  it('are shared among callers, so that none has all of its business', () => {
    const places = new WaitSlots(limits)
    assert.deepEqual(take(places, user(acme, 1), user(acme, 1), user(acme, 1), user(acme, 2)), [
      true,
      true,
      false,
      true,
    ])
  })

  it('are shared among businesses, so that none has all of the process', () => {
    const places = new WaitSlots(limits)
    const many = [1, 2, 3, 4, 5].map((id) => user(acme, id))
    assert.deepEqual(take(places, ...many), [true, true, true, false, false])
    assert.deepEqual(take(places, user(other, 1), user(other, 1)), [true, true])
  })

  it('have a bound for all', () => {
    const places = new WaitSlots(limits)
    take(places, user(acme, 1), user(acme, 2), user(acme, 3), user(other, 1), user(other, 2))
    assert.deepEqual(take(places, user(third, 1)), [false])
  })

  it('are free again once they are given back, each once', () => {
    const places = new WaitSlots(limits)
    take(places, user(acme, 1), user(acme, 1), user(acme, 2))
    places.give(user(acme, 1))
    assert.deepEqual(take(places, user(acme, 1), user(acme, 1)), [true, false])
    for (const id of [1, 1, 2]) places.give(user(acme, id))
    assert.deepEqual(take(places, user(acme, 3), user(acme, 3), user(acme, 4), user(acme, 5)), [
      true,
      true,
      true,
      false,
    ])
  })
})
