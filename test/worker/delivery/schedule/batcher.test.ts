import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { createBatcher } from '../../../../worker/delivery/schedule/batcher.ts'

describe('a batcher', () => {
  it('collects the items that are added during a batch, each once, up to the maximum size', async () => {
    const batches: number[][] = []
    const batchEnds: (() => void)[] = []
    const { add } = createBatcher<number>((items) => {
      batches.push(items)
      return new Promise((resolve) => batchEnds.push(resolve))
    }, 3)
    add(1)
    add(1)
    await turn()
    for (const item of [1, 2, 3, 4, 2]) add(item)
    batchEnds[0]?.()
    await turn()
    batchEnds[1]?.()
    await turn()
    assert.deepEqual(batches, [[1], [1, 2, 3], [4]])
    batchEnds[2]?.()
    await turn()
    add(5)
    await turn()
    assert.deepEqual(batches.at(-1), [5])
  })
})
