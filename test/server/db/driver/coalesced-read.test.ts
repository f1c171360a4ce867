import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { CoalescedRead } from '../../../../server/db/driver/coalesced-read.ts'

/** A read that the test completes: the nth with n. */
function createRead() {
  const answering: PromiseWithResolvers<number>[] = []
  const question = new CoalescedRead(() => {
    const answer = Promise.withResolvers<number>()
    answering.push(answer)
    return answer.promise
  })
  const answer = (time: number): void => answering[time - 1]?.resolve(time)
  return { question, answering, answer }
}

describe('a shared question', () => {
  it('is asked once more for all who come while it is asked', async () => {
    const { question, answering, answer } = createRead()
    const first = question.answer()
    const others = [question.answer(), question.answer()]
    assert.equal(answering.length, 1)
    answer(1)
    assert.equal(await first, 1)
    await new Promise((resolve) => setImmediate(resolve))
    assert.equal(answering.length, 2)
    const late = question.answer()
    answer(2)
    assert.deepEqual(await Promise.all(others), [2, 2])
    await new Promise((resolve) => setImmediate(resolve))
    answer(3)
    assert.equal(await late, 3)
    assert.equal(answering.length, 3)
  })

  it('is repeated after a failure, for waiting callers as well', async () => {
    const { question, answering, answer } = createRead()
    const first = question.answer()
    const second = question.answer()
    answering[0]?.reject(new Error('no answer'))
    await assert.rejects(first, /no answer/)
    await new Promise((resolve) => setImmediate(resolve))
    answer(2)
    assert.equal(await second, 2)
  })
})
