import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Lane } from '../../../../worker/delivery/schedule/lane.ts'
import { createWarmLanes } from '../../../../worker/delivery/schedule/warm-lanes.ts'

const lane = (webhookId: number) => ({ webhookId }) as Lane
const [one, two, three] = [lane(1), lane(2), lane(3)]

/** Lanes with a clock of their own. */
function warmLanes(most = 10) {
  let now = 0
  const lanes = createWarmLanes({ keepMs: 5_000, most }, () => now)
  return {
    ...lanes,
    pass(ms: number) {
      now += ms
    },
  }
}

describe('warm lanes', () => {
  it('are kept for their time, counted from when they became idle last', () => {
    const { keep, over, pass } = warmLanes()
    keep(one)
    keep(two)
    pass(4_000)
    keep(one)
    pass(1_000)
    assert.deepEqual(over(), [two])
    pass(4_000)
    assert.deepEqual(over(), [one])
    assert.deepEqual(over(), [])
  })

  it('are no more than there is room for', () => {
    const { keep, forget } = warmLanes(2)
    assert.deepEqual([one, two, three, one].map(keep), [true, true, false, true])
    forget(two)
    assert.ok(keep(three))
  })

  it('are given up longest idle first when others need their places', () => {
    const { keep, giveUp, over, pass } = warmLanes()
    for (const each of [one, two, three, one]) keep(each)
    assert.deepEqual(giveUp(2), [two, three])
    pass(5_000)
    assert.deepEqual(over(), [one])
  })
})
