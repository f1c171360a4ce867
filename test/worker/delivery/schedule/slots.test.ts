import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createSlots, type Share, type Slot } from '../../../../worker/delivery/schedule/slots.ts'

/** Creates slots. Also returns the names of the waiters that were notified. */
function createTestSlots(healthy = 1) {
  const slots = createSlots({ healthy, overdue: 1, slow: 1 })
  const notified: string[] = []
  const wait = (share: Share, name: string) => slots.acquire(share, () => void notified.push(name))
  /** Acquires a slot. Fails when none is free. */
  const acquire = (share: Share): Slot => slots.acquire(share, assert.fail) ?? assert.fail('no slot is free')
  return { slots, notified, wait, acquire }
}

describe('slots', () => {
  it('of a share are independent of the other shares', () => {
    const { wait, acquire } = createTestSlots()
    acquire('slow')
    assert.equal(wait('slow', 'slow'), undefined)
    acquire('healthy')
  })

  it('of the overdue share become free when a send becomes slow', () => {
    const { slots, notified, wait, acquire } = createTestSlots()
    const overdue = acquire('overdue')
    assert.equal(wait('overdue', 'overdue'), undefined)
    acquire('healthy')
    overdue.markSlow()
    assert.deepEqual(notified, ['overdue'])
    assert.deepEqual([slots.inUse('healthy'), slots.inUse('overdue'), slots.inUse('slow')], [1, 0, 1])
  })

  it('can be added and removed while some are in use', () => {
    const { slots, notified, wait, acquire } = createTestSlots()
    const first = acquire('overdue')
    wait('overdue', 'more')
    slots.resize('overdue', 2)
    assert.deepEqual(notified, ['more'])
    acquire('overdue')
    slots.resize('overdue', 1)
    wait('overdue', 'fewer')
    first.release()
    assert.deepEqual(notified, ['more'], 'one send is in progress in a share of one')
  })

  it('go to waiters in FIFO order, and each is notified once', () => {
    const { slots, acquire } = createTestSlots()
    const order: string[] = []
    const first = acquire('healthy')
    const acquired: (Slot | undefined)[] = []
    const waiter = (name: string) => () => {
      order.push(name)
      acquired.push(slots.acquire('healthy', waiter(name)))
    }
    slots.acquire('healthy', waiter('a'))
    slots.acquire('healthy', waiter('b'))
    first.release()
    assert.deepEqual(order, ['a'])
    acquired[0]?.release()
    assert.deepEqual(order, ['a', 'b'])
    acquired[1]?.release()
    assert.deepEqual(order, ['a', 'b'])
  })

  it('go to the next waiter when one does not acquire its slot', () => {
    const { notified, wait, acquire } = createTestSlots()
    const first = acquire('healthy')
    wait('healthy', 'first')
    wait('healthy', 'second')
    first.release()
    assert.deepEqual(notified, ['first', 'second'])
  })

  it('move to the slow share with a slow send, even beyond its size', () => {
    const { notified, wait, acquire } = createTestSlots(2)
    const [first, second] = [acquire('healthy'), acquire('healthy')]
    wait('healthy', 'first')
    first.markSlow()
    assert.deepEqual(notified, ['first'])
    second.markSlow() // the slow share is full
    acquire('healthy')
    acquire('healthy')
    assert.equal(wait('slow', 'slow'), undefined)
    first.release()
    assert.equal(wait('slow', 'slow'), undefined, 'one send is in progress in a share of one')
    second.release()
    assert.ok(wait('slow', 'slow'))
  })
})
