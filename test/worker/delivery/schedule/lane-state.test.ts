import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { initialWindow } from '../../../../worker/delivery/schedule/health.ts'
import {
  apply,
  discardStale,
  initialState,
  isIdle,
  isLagging,
  type LaneEvent,
  mayRead,
  maySend,
  nextSlotShare,
} from '../../../../worker/delivery/schedule/lane-state.ts'
import { createTarget } from '../../../../worker/delivery/send/prepare.ts'
import { dueDelivery } from '../../../support/samples/due-delivery.ts'

const target = createTarget(
  { url: 'https://receiver.example.com/', secrets: { secret: 'whsec_c2VjcmV0', previous: undefined }, headers: {} },
  [],
)
const failing = { size: 1, failures: 1, isSlow: false }
const slow = { size: 2, failures: 0, isSlow: true }

/** Returns the result of a read at time 10 that was queued at time 8, with deliveries 1 to `count`. */
const readCompleted = (count: number, { isAll = true }: { isAll?: boolean } = {}): LaneEvent => ({
  type: 'read completed',
  batch: { target, deliveries: Array.from({ length: count }, (_, index) => dueDelivery({ id: index + 1 })), isAll },
  queuedAt: 8,
  at: 10,
})

const readWith = (result: LaneEvent): LaneEvent[] => [
  { type: 'due' },
  { type: 'read queued' },
  { type: 'read sent' },
  result,
]

/** Returns the state of a new lane after these events. */
function after(events: LaneEvent[], { window = initialWindow, isOverdue = false } = {}) {
  const state = initialState(window, { isOverdue })
  for (const event of events) apply(state, event)
  return state
}

describe('a lane', () => {
  it('is idle until deliveries may be due', () => {
    const state = after([])
    assert.equal(isIdle(state), true)
    assert.equal(mayRead(state), false)
    apply(state, { type: 'due' })
    assert.equal(isIdle(state), false)
    assert.equal(mayRead(state), true)
  })

  it('reads again only for deliveries that become due after the statement was sent', () => {
    for (const [events, reading] of [
      [[{ type: 'due' }], 'needed'],
      [[{ type: 'due' }, { type: 'rest started' }, { type: 'due' }], 'resting'],
      [[{ type: 'due' }, { type: 'rest started' }, { type: 'rest ended' }], 'needed'],
      [[{ type: 'due' }, { type: 'read queued' }, { type: 'due' }], 'queued'],
      [[{ type: 'due' }, { type: 'read queued' }, { type: 'rest ended' }], 'queued'],
      [[{ type: 'due' }, { type: 'read queued' }, { type: 'read sent' }, { type: 'due' }], 'outdated'],
      [readWith(readCompleted(1)), 'complete'],
      [readWith(readCompleted(1, { isAll: false })), 'needed'],
      [[{ type: 'due' }, { type: 'read queued' }, { type: 'read sent' }, { type: 'due' }, readCompleted(1)], 'needed'],
    ] as [LaneEvent[], string][]) {
      assert.equal(after(events).reading, reading, JSON.stringify(events))
    }
  })

  it('stops reading a webhook that has no target', () => {
    const batch = { target: undefined, deliveries: [], isAll: true }
    const state = after([
      { type: 'due' },
      { type: 'read queued' },
      { type: 'read sent' },
      { type: 'due' },
      { type: 'read completed', batch, queuedAt: 8, at: 10 },
    ])
    assert.equal(isIdle(state), true)
  })

  it('rests for five milliseconds after a read that returned everything, but not after other reads', () => {
    assert.equal(after(readWith(readCompleted(1))).mayReadAt, 13)
    assert.equal(after(readWith(readCompleted(1, { isAll: false }))).mayReadAt, 0)
  })

  it('is idle once the last delivery is recorded', () => {
    const state = after(readWith(readCompleted(1)))
    state.ready.shift()
    apply(state, { type: 'send started', at: 11 })
    assert.equal(isIdle(state), false)
    apply(state, { type: 'outcome received', window: { ...initialWindow, size: 2 }, at: 12 })
    assert.equal(isIdle(state), false)
    apply(state, { type: 'recorded', id: 1 })
    assert.equal(isIdle(state), true)
  })

  it('sends while its window has capacity', () => {
    const state = after(readWith(readCompleted(3)), { window: { ...initialWindow, size: 2 } })
    for (const isPermitted of [true, true, false]) {
      assert.equal(maySend(state), isPermitted)
      if (isPermitted) apply(state, { type: 'send started', at: 11 })
    }
  })

  it('pauses after a failure and keeps two deliveries ready', () => {
    const state = after([
      ...readWith(readCompleted(9)),
      { type: 'send started', at: 11 },
      { type: 'outcome received', window: failing, at: 12 },
    ])
    assert.equal(maySend(state), false)
    assert.deepEqual(
      state.ready.map(({ id }) => id),
      [1, 2],
    )
    assert.equal(state.reading, 'needed')
    apply(state, { type: 'resumed', at: 22 })
    assert.equal(maySend(state), true)
    assert.equal(state.heldAt, 22)
  })

  it('stores when a delivery last had to wait for its receiver', () => {
    const full: LaneEvent[] = [...readWith(readCompleted(2)), { type: 'send started', at: 11 }]
    const next = { ...initialWindow, size: 2 }
    assert.equal(after(full).heldAt, undefined)
    assert.equal(after([...full, { type: 'outcome received', window: next, at: 12 }]).heldAt, 12)
    assert.equal(after(full, { window: slow }).heldAt, 11)
    assert.equal(
      after([...full, { type: 'outcome received', window: next, at: 12 }], { window: next }).heldAt,
      undefined,
    )
  })

  it('discards ready deliveries once their read is two seconds old, and reads them again', () => {
    const state = after(readWith(readCompleted(2)))
    discardStale(state, 2_010)
    assert.equal(state.ready.length, 2)
    discardStale(state, 2_011)
    assert.equal(state.ready.length, 0)
    assert.equal(state.busy.size, 0)
    assert.equal(state.reading, 'needed')
  })

  it('discards ready deliveries when the webhook changes', () => {
    const state = after([...readWith(readCompleted(2)), { type: 'changed' }])
    assert.equal(maySend(state), false)
    assert.equal(mayRead(state), true)
  })

  it('takes slots of the overdue share only for a backlog', () => {
    for (const [events, options, share] of [
      [[], {}, 'healthy'],
      [readWith(readCompleted(1)), {}, 'healthy'],
      [readWith(readCompleted(1, { isAll: false })), {}, 'overdue'],
      [[...readWith(readCompleted(1, { isAll: false })), ...readWith(readCompleted(1))], {}, 'healthy'],
      [[], { isOverdue: true }, 'overdue'],
      [readWith(readCompleted(1)), { isOverdue: true }, 'overdue'],
      [[...readWith(readCompleted(1)), ...readWith(readCompleted(1))], { isOverdue: true }, 'healthy'],
      [readWith(readCompleted(1, { isAll: false })), { window: slow }, 'slow'],
    ] as [LaneEvent[], Parameters<typeof after>[1], string][]) {
      assert.equal(nextSlotShare(after(events, options)), share, JSON.stringify({ events, options }))
    }
  })

  it('transfers the webhook once nothing is in flight', () => {
    const state = after([...readWith(readCompleted(2)), { type: 'send started', at: 11 }])
    state.ready.shift()
    apply(state, { type: 'transferred', to: 7 })
    discardStale(state, 12)
    assert.deepEqual(state.phase, { type: 'leaving', to: 7 })
    assert.equal(isIdle(state), false)
    assert.equal(mayRead(state), false)
    apply(state, { type: 'outcome received', window: { ...initialWindow, size: 2 }, at: 13 })
    apply(state, { type: 'recorded', id: 1 })
    assert.equal(isIdle(state), true)
  })

  it('keeps the webhook when a send becomes slow, unless it is stopped', () => {
    const sending: LaneEvent[] = [...readWith(readCompleted(2)), { type: 'send started', at: 11 }]
    assert.equal(after([...sending, { type: 'transferred', to: 7 }, { type: 'send slow' }]).phase.type, 'open')
    assert.equal(
      after([...sending, { type: 'stopped' }, { type: 'transferred', to: 7 }, { type: 'send slow' }]).phase.type,
      'stopped',
    )
  })

  it('lags while deliveries to a healthy receiver wait and none of its sends is slow', () => {
    const backlog: LaneEvent[] = [...readWith(readCompleted(2)), { type: 'send started', at: 11 }]
    assert.equal(isLagging(after(backlog)), true)
    assert.equal(isLagging(after([...backlog, { type: 'send slow' }])), false)
    assert.equal(isLagging(after([...backlog, { type: 'send slow' }, { type: 'slow send ended' }])), true)
    assert.equal(isLagging(after([...backlog, { type: 'stopped' }])), false)
    assert.equal(isLagging(after(backlog, { window: slow })), false)
    assert.equal(isLagging(after([])), false)
  })
})
