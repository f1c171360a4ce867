import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { limitConcurrency } from '../../../../server/access/passwords/limit-concurrency.ts'
import { ApiError } from '../../../../server/operation/errors.ts'

/** Work that ends when the test says so. */
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

/** Lets everything run that waits for nothing outside. */
const settle = () => new Promise((done) => setImmediate(done))

describe('bounded', () => {
  it('runs so many at a time and the rest in order', async () => {
    const inTurn = limitConcurrency({ running: 2, waiting: 2 })
    const [a, b, c, d] = [work(), work(), work(), work()]
    const all = Promise.all([inTurn(a.run), inTurn(b.run), inTurn(c.run), inTurn(d.run)])
    await settle()
    assert.deepEqual(
      [a, b, c, d].map(({ started }) => started()),
      [true, true, false, false],
    )
    b.resolve('b')
    await settle()
    assert.deepEqual(
      [c, d].map(({ started }) => started()),
      [true, false],
    )
    a.resolve('a')
    c.resolve('c')
    d.resolve('d')
    assert.deepEqual(await all, ['a', 'b', 'c', 'd'])
  })

  it('goes on after work that failed', async () => {
    const inTurn = limitConcurrency({ running: 1, waiting: 1 })
    const failing = work()
    const [first, second] = [inTurn(failing.run), inTurn(async () => 'next')]
    failing.reject(new Error('it failed'))
    await assert.rejects(first, /it failed/)
    assert.equal(await second, 'next')
    assert.equal(await inTurn(async () => 'free again'), 'free again')
  })

  it('answers 503 at once to those who find no place to wait', async () => {
    const inTurn = limitConcurrency({ running: 1, waiting: 1 })
    const slow = work()
    const kept = [inTurn(slow.run), inTurn(async () => 'waited')]
    await assert.rejects(
      inTurn(async () => 'never'),
      (error) => error instanceof ApiError && error.failure.status === 503,
    )
    slow.resolve('slow')
    assert.deepEqual(await Promise.all(kept), ['slow', 'waited'])
  })
})
