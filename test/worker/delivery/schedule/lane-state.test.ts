import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { DueDelivery } from '../../../../worker/delivery/read/due.ts'
import {
  apply,
  dropStale,
  initialState,
  isBehind,
  isIdle,
  type LaneEvent,
  mayRead,
  maySend,
  shareOfNext,
} from '../../../../worker/delivery/schedule/lane-state.ts'
import { initialWindow } from '../../../../worker/delivery/schedule/window.ts'
import { targetOf } from '../../../../worker/delivery/send/prepare.ts'

const target = targetOf(
  { url: 'https://receiver.example.com/', secrets: { secret: 'whsec_c2VjcmV0', previous: undefined }, headers: {} },
  [],
)
const failing = { size: 1, failures: 1, isSlow: false }
const slow = { size: 2, failures: 0, isSlow: true }

const deliveries = (...ids: number[]): DueDelivery[] =>
  ids.map((id) => ({
    id,
    business_id: 1,
    event_id: `evt_${id}`,
    type: 'person.created',
    body: '{}',
    attempt_count: 0,
    attempts_before: 0,
    trigger: 'schedule',
    traceparent: null,
    event_ms: 0,
    databaseOffsetMs: 0,
  }))

/** An answer to a read at the time 10, queued at 8, with the deliveries 1, 2, … */
const answered = (count: number, { isAll = true }: { isAll?: boolean } = {}): LaneEvent => ({
  is: 'read answered',
  batch: { target, deliveries: deliveries(...Array.from({ length: count }, (_, i) => i + 1)), isAll },
  queuedAt: 8,
  at: 10,
})

const readOf = (answer: LaneEvent): LaneEvent[] => [{ is: 'due' }, { is: 'read queued' }, { is: 'read sent' }, answer]

/** A new lane after the events. */
function after(events: LaneEvent[], { window = initialWindow, isOverdue = false } = {}) {
  const state = initialState(window, { isOverdue })
  for (const event of events) apply(state, event)
  return state
}

describe('the states of a lane', () => {
  it('has nothing to do until deliveries may be due', () => {
    const state = after([])
    assert.equal(isIdle(state), true)
    assert.equal(mayRead(state), false)
    apply(state, { is: 'due' })
    assert.equal(isIdle(state), false)
    assert.equal(mayRead(state), true)
  })

  it('reads again only for what becomes due after the statement was sent', () => {
    for (const [events, reading] of [
      [[{ is: 'due' }], 'wanted'],
      [[{ is: 'due' }, { is: 'resting' }, { is: 'due' }], 'resting'],
      [[{ is: 'due' }, { is: 'resting' }, { is: 'rested' }], 'wanted'],
      [[{ is: 'due' }, { is: 'read queued' }, { is: 'due' }], 'queued'],
      [[{ is: 'due' }, { is: 'read queued' }, { is: 'rested' }], 'queued'],
      [[{ is: 'due' }, { is: 'read queued' }, { is: 'read sent' }, { is: 'due' }], 'outdated'],
      [readOf(answered(1)), 'complete'],
      [readOf(answered(1, { isAll: false })), 'wanted'],
      [[{ is: 'due' }, { is: 'read queued' }, { is: 'read sent' }, { is: 'due' }, answered(1)], 'wanted'],
    ] as [LaneEvent[], string][]) {
      assert.equal(after(events).reading, reading, JSON.stringify(events))
    }
  })

  it('asks for nothing more of a webhook without a target', () => {
    const batch = { target: undefined, deliveries: [], isAll: true }
    const state = after([
      { is: 'due' },
      { is: 'read queued' },
      { is: 'read sent' },
      { is: 'due' },
      { is: 'read answered', batch, queuedAt: 8, at: 10 },
    ])
    assert.equal(isIdle(state), true)
  })

  it('waits five milliseconds after a read that returned everything, and not at all after another', () => {
    assert.equal(after(readOf(answered(1))).mayReadAt, 13)
    assert.equal(after(readOf(answered(1, { isAll: false }))).mayReadAt, 0)
  })

  it('is idle once the last delivery is recorded', () => {
    const state = after(readOf(answered(1)))
    state.ready.shift()
    apply(state, { is: 'started', at: 11 })
    assert.equal(isIdle(state), false)
    apply(state, { is: 'answered', window: { ...initialWindow, size: 2 }, at: 12 })
    assert.equal(isIdle(state), false)
    apply(state, { is: 'recorded', id: 1 })
    assert.equal(isIdle(state), true)
  })

  it('sends while its window has room', () => {
    const state = after(readOf(answered(3)), { window: { ...initialWindow, size: 2 } })
    for (const isPermitted of [true, true, false]) {
      assert.equal(maySend(state), isPermitted)
      if (isPermitted) apply(state, { is: 'started', at: 11 })
    }
  })

  it('pauses after a failure, and keeps few deliveries ready', () => {
    const state = after([
      ...readOf(answered(9)),
      { is: 'started', at: 11 },
      { is: 'answered', window: failing, at: 12 },
    ])
    assert.equal(maySend(state), false)
    assert.deepEqual(
      state.ready.map(({ id }) => id),
      [1, 2],
    )
    assert.equal(state.reading, 'wanted')
    apply(state, { is: 'resumed', at: 22 })
    assert.equal(maySend(state), true)
    assert.equal(state.heldAt, 22)
  })

  it('notes when a delivery had to wait for its receiver', () => {
    const full: LaneEvent[] = [...readOf(answered(2)), { is: 'started', at: 11 }]
    const next = { ...initialWindow, size: 2 }
    assert.equal(after(full).heldAt, undefined)
    assert.equal(after([...full, { is: 'answered', window: next, at: 12 }]).heldAt, 12)
    assert.equal(after(full, { window: slow }).heldAt, 11)
    assert.equal(after([...full, { is: 'answered', window: next, at: 12 }], { window: next }).heldAt, undefined)
  })

  it('drops what is ready once the read is two seconds old, and reads it again', () => {
    const state = after(readOf(answered(2)))
    dropStale(state, 2_010)
    assert.equal(state.ready.length, 2)
    dropStale(state, 2_011)
    assert.equal(state.ready.length, 0)
    assert.equal(state.busy.size, 0)
    assert.equal(state.reading, 'wanted')
  })

  it('drops what is ready when the webhook changes', () => {
    const state = after([...readOf(answered(2)), { is: 'changed' }])
    assert.equal(maySend(state), false)
    assert.equal(mayRead(state), true)
  })

  it('takes slots of the overdue share for a backlog only', () => {
    for (const [events, options, share] of [
      [[], {}, 'healthy'],
      [readOf(answered(1)), {}, 'healthy'],
      [readOf(answered(1, { isAll: false })), {}, 'overdue'],
      [[...readOf(answered(1, { isAll: false })), ...readOf(answered(1))], {}, 'healthy'],
      [[], { isOverdue: true }, 'overdue'],
      [readOf(answered(1)), { isOverdue: true }, 'overdue'],
      [[...readOf(answered(1)), ...readOf(answered(1))], { isOverdue: true }, 'healthy'],
      [readOf(answered(1, { isAll: false })), { window: slow }, 'slow'],
    ] as [LaneEvent[], Parameters<typeof after>[1], string][]) {
      assert.equal(shareOfNext(after(events, options)), share, JSON.stringify({ events, options }))
    }
  })

  it('leaves the webhook once nothing is in flight', () => {
    const state = after([...readOf(answered(2)), { is: 'started', at: 11 }])
    state.ready.shift()
    apply(state, { is: 'left', to: 7 })
    dropStale(state, 12)
    assert.deepEqual(state.phase, { is: 'leaving', to: 7 })
    assert.equal(isIdle(state), false)
    assert.equal(mayRead(state), false)
    apply(state, { is: 'answered', window: { ...initialWindow, size: 2 }, at: 13 })
    apply(state, { is: 'recorded', id: 1 })
    assert.equal(isIdle(state), true)
  })

  it('keeps the webhook after all when a send becomes slow, but not when it is stopped', () => {
    const sending: LaneEvent[] = [...readOf(answered(2)), { is: 'started', at: 11 }]
    assert.equal(after([...sending, { is: 'left', to: 7 }, { is: 'slowed' }]).phase.is, 'open')
    assert.equal(after([...sending, { is: 'stopped' }, { is: 'left', to: 7 }, { is: 'slowed' }]).phase.is, 'stopped')
  })

  it('is behind while a healthy receiver has deliveries that wait and none that is slow', () => {
    const waiting: LaneEvent[] = [...readOf(answered(2)), { is: 'started', at: 11 }]
    assert.equal(isBehind(after(waiting)), true)
    assert.equal(isBehind(after([...waiting, { is: 'slowed' }])), false)
    assert.equal(isBehind(after([...waiting, { is: 'slowed' }, { is: 'slow ended' }])), true)
    assert.equal(isBehind(after([...waiting, { is: 'stopped' }])), false)
    assert.equal(isBehind(after(waiting, { window: slow })), false)
    assert.equal(isBehind(after([])), false)
  })
})
