import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { CoalescedRead } from '../../../../server/db/driver/coalesced-read.ts'

/** Creates a read that the test completes; the nth call returns n. */
function createRead() {
  const pending: PromiseWithResolvers<number>[] = []
  const read = new CoalescedRead(() => {
    const answer = Promise.withResolvers<number>()
    pending.push(answer)
    return answer.promise
  })
  const answer = (time: number): void => pending[time - 1]?.resolve(time)
  return { read, pending, answer }
}

describe('a coalesced read', () => {
  it('runs once again for all calls during its execution', async () => {
    const { read, pending, answer } = createRead()
    const first = read.answer()
    const others = [read.answer(), read.answer()]
    assert.equal(pending.length, 1)
    answer(1)
    assert.equal(await first, 1)
    await new Promise((resolve) => setImmediate(resolve))
    assert.equal(pending.length, 2)
    const late = read.answer()
    answer(2)
    assert.deepEqual(await Promise.all(others), [2, 2])
    await new Promise((resolve) => setImmediate(resolve))
    answer(3)
    assert.equal(await late, 3)
    assert.equal(pending.length, 3)
  })

  it('is repeated after a failure, for waiting callers as well', async () => {
    const { read, pending, answer } = createRead()
    const first = read.answer()
    const second = read.answer()
    pending[0]?.reject(new Error('no answer'))
    await assert.rejects(first, /no answer/)
    await new Promise((resolve) => setImmediate(resolve))
    answer(2)
    assert.equal(await second, 2)
  })
})
