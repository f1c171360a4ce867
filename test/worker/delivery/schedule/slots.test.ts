import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createSlots, type Share, type Slot } from '../../../../worker/delivery/schedule/slots.ts'

const unexpected = () => assert.fail('nobody waited')

/** Takes a place that must be there. */
function taken(slots: ReturnType<typeof createSlots>, share: Share): Slot {
  const slot = slots.take(share, unexpected)
  assert.ok(slot)
  return slot
}

describe('slots', () => {
  it('of the two shares do not take places of each other', () => {
    const slots = createSlots({ healthy: 1, overdue: 1, slow: 1 })
    taken(slots, 'slow')
    assert.equal(
      slots.take('slow', () => undefined),
      undefined,
    )
    taken(slots, 'healthy')
  })

  it('of the overdue share leave room for others, and go when they have become slow', () => {
    const slots = createSlots({ healthy: 1, overdue: 1, slow: 1 })
    const overdue = taken(slots, 'overdue')
    const woken: string[] = []
    assert.equal(
      slots.take('overdue', () => void woken.push('overdue')),
      undefined,
    )
    taken(slots, 'healthy')
    overdue.slowDown()
    assert.deepEqual(woken, ['overdue'])
    assert.deepEqual([slots.inUse('healthy'), slots.inUse('overdue'), slots.inUse('slow')], [1, 0, 1])
  })

  it('become more and fewer while some are in use', () => {
    const slots = createSlots({ healthy: 1, overdue: 1, slow: 1 })
    const first = taken(slots, 'overdue')
    const woken: string[] = []
    slots.take('overdue', () => void woken.push('more'))
    slots.resize('overdue', 2)
    assert.deepEqual(woken, ['more'])
    taken(slots, 'overdue')
    slots.resize('overdue', 1)
    slots.take('overdue', () => void woken.push('fewer'))
    first.release()
    assert.deepEqual(woken, ['more'], 'one is still under way, and there is room for one')
  })

  it('are given to those who wait in the order in which they asked, each told once', () => {
    const slots = createSlots({ healthy: 1, overdue: 1, slow: 1 })
    const order: string[] = []
    const first = taken(slots, 'healthy')
    const ask = (name: string) => () => {
      order.push(name)
      held.push(slots.take('healthy', ask(name)))
    }
    const held: (Slot | undefined)[] = []
    slots.take('healthy', ask('a'))
    slots.take('healthy', ask('b'))
    first.release()
    assert.deepEqual(order, ['a'])
    held[0]?.release()
    assert.deepEqual(order, ['a', 'b'])
    held[1]?.release()
    assert.deepEqual(order, ['a', 'b'])
  })

  it('pass by those who no longer want one', () => {
    const slots = createSlots({ healthy: 1, overdue: 1, slow: 1 })
    const order: string[] = []
    const first = taken(slots, 'healthy')
    slots.take('healthy', () => void order.push('gone'))
    slots.take('healthy', () => void order.push('next'))
    first.release()
    assert.deepEqual(order, ['gone', 'next'])
  })

  it('move to the slow share with a send that takes long, however full that is', () => {
    const slots = createSlots({ healthy: 2, overdue: 1, slow: 1 })
    const [one, other] = [taken(slots, 'healthy'), taken(slots, 'healthy')]
    const woken: string[] = []
    slots.take('healthy', () => void woken.push('first'))
    one.slowDown()
    assert.deepEqual(woken, ['first'])
    other.slowDown() // the slow share is full
    taken(slots, 'healthy')
    taken(slots, 'healthy')
    const asked = () => slots.take('slow', () => undefined)
    assert.equal(asked(), undefined)
    one.release()
    assert.equal(asked(), undefined, 'as many as it has room for are under way')
    other.release()
    assert.ok(asked())
  })
})
