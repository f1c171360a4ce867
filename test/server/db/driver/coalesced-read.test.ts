import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { CoalescedRead } from '../../../../server/db/driver/coalesced-read.ts'

/** Creates a read that the test completes; the nth call returns n. */
function createRead() {
  const pending: PromiseWithResolvers<number>[] = []
  const read = new CoalescedRead(() => {
    const result = Promise.withResolvers<number>()
    pending.push(result)
    return result.promise
  })
  const complete = (time: number): void => pending[time - 1]?.resolve(time)
  return { read, pending, complete }
}

describe('a coalesced read', () => {
  it('runs once again for all calls during its execution', async () => {
    const { read, pending, complete } = createRead()
    const first = read.result()
    const others = [read.result(), read.result()]
    assert.equal(pending.length, 1)
    complete(1)
    assert.equal(await first, 1)
    await new Promise((resolve) => setImmediate(resolve))
    assert.equal(pending.length, 2)
    const late = read.result()
    complete(2)
    assert.deepEqual(await Promise.all(others), [2, 2])
    await new Promise((resolve) => setImmediate(resolve))
    complete(3)
    assert.equal(await late, 3)
    assert.equal(pending.length, 3)
  })

  it('is repeated after a failure, for waiting callers as well', async () => {
    const { read, pending, complete } = createRead()
    const first = read.result()
    const second = read.result()
    pending[0]?.reject(new Error('no connection'))
    await assert.rejects(first, /no connection/)
    await new Promise((resolve) => setImmediate(resolve))
    complete(2)
    assert.equal(await second, 2)
  })
})
