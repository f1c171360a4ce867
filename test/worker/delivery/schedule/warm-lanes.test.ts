import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Lane } from '../../../../worker/delivery/schedule/lane.ts'
import { createWarmLanes } from '../../../../worker/delivery/schedule/warm-lanes.ts'

const lane = (webhookId: number) => ({ webhookId }) as Lane
const [first, second, third] = [lane(1), lane(2), lane(3)]

/** Creates warm lanes with a test clock. */
function createTestLanes(maxSize = 10) {
  let now = 0
  const lanes = createWarmLanes({ keepMs: 5_000, maxSize }, () => now)
  return {
    ...lanes,
    advance(ms: number) {
      now += ms
    },
  }
}

describe('warm lanes', () => {
  it('expire five seconds after they last became idle', () => {
    const { add, evictExpired, advance } = createTestLanes()
    add(first)
    add(second)
    advance(4_000)
    add(first)
    advance(1_000)
    assert.deepEqual(evictExpired(), [second])
    advance(4_000)
    assert.deepEqual(evictExpired(), [first])
    assert.deepEqual(evictExpired(), [])
  })

  it('are refused beyond the maximum', () => {
    const { add, remove } = createTestLanes(2)
    assert.deepEqual([first, second, third, first].map(add), [true, true, false, true])
    remove(second)
    assert.ok(add(third))
  })

  it('are evicted longest idle first', () => {
    const { add, evict, evictExpired, advance } = createTestLanes()
    for (const each of [first, second, third, first]) add(each)
    assert.deepEqual(evict(2), [second, third])
    advance(5_000)
    assert.deepEqual(evictExpired(), [first])
  })
})
