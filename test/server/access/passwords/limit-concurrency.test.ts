import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { limitConcurrency } from '../../../../server/access/passwords/limit-concurrency.ts'
import { ApiError } from '../../../../server/operation/errors.ts'

/** Creates work that the test completes. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let started = false
  return {
    run: () => {
      started = true
      return promise
    },
    started: () => started,
    resolve,
    reject,
  }
}

/** Runs all pending microtasks. */
const flushMicrotasks = () => new Promise((done) => setImmediate(done))

describe('limitConcurrency', () => {
  it('runs calls up to the limit at once, and the others in order', async () => {
    const limit = limitConcurrency({ running: 2, waiting: 2 })
    const [a, b, c, d] = [work(), work(), work(), work()]
    const all = Promise.all([limit(a.run), limit(b.run), limit(c.run), limit(d.run)])
    await flushMicrotasks()
    assert.deepEqual(
      [a, b, c, d].map(({ started }) => started()),
      [true, true, false, false],
    )
    b.resolve('b')
    await flushMicrotasks()
    assert.deepEqual(
      [c, d].map(({ started }) => started()),
      [true, false],
    )
    a.resolve('a')
    c.resolve('c')
    d.resolve('d')
    assert.deepEqual(await all, ['a', 'b', 'c', 'd'])
  })

  it('continues after a failure', async () => {
    const limit = limitConcurrency({ running: 1, waiting: 1 })
    const failing = work()
    const [first, second] = [limit(failing.run), limit(async () => 'next')]
    failing.reject(new Error('it failed'))
    await assert.rejects(first, /it failed/)
    assert.equal(await second, 'next')
    assert.equal(await limit(async () => 'free again'), 'free again')
  })

  it('throws 503 at once when the queue is full', async () => {
    const limit = limitConcurrency({ running: 1, waiting: 1 })
    const slow = work()
    const accepted = [limit(slow.run), limit(async () => 'waited')]
    await assert.rejects(
      limit(async () => 'never'),
      (error) => error instanceof ApiError && error.failure.status === 503,
    )
    slow.resolve('slow')
    assert.deepEqual(await Promise.all(accepted), ['slow', 'waited'])
  })
})
