import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createHealth, isFailing, shareOf } from '../../../../worker/delivery/schedule/health.ts'
import { initialWindow } from '../../../../worker/delivery/schedule/window.ts'

const succeeds = { succeeded: true, isSlow: false }
const fails = { succeeded: false, isSlow: false }

describe('what a worker remembers of webhooks', () => {
  it('keeps the window of a webhook from one drain to the next', () => {
    const health = createHealth()
    assert.deepEqual(health.windowOf(1), initialWindow)
    assert.deepEqual(health.learn(1, succeeds), { size: 2, failures: 0, isSlow: false })
    assert.deepEqual(health.windowOf(1), { size: 2, failures: 0, isSlow: false })
    assert.equal(health.pauseMs(1), 0)
    health.learn(1, fails)
    assert.ok(health.pauseMs(1) > 0)
    assert.ok(isFailing(health.windowOf(1)))
    assert.ok(!isFailing(health.windowOf(2)))
  })

  it('spreads the sends of all failing webhooks, until they succeed', () => {
    const health = createHealth()
    for (let id = 1; id <= 500; id++) health.learn(id, fails)
    assert.equal(health.pauseMs(1), 1_000)
    for (let id = 2; id <= 500; id++) health.learn(id, succeeds)
    assert.equal(health.pauseMs(1), 10)
  })

  it('forgets those whose window has not changed for longest', () => {
    const health = createHealth(2)
    health.learn(1, fails)
    health.learn(2, succeeds)
    health.learn(1, fails)
    health.learn(3, succeeds)
    assert.deepEqual(health.windowOf(2), initialWindow)
    assert.equal(health.windowOf(1).failures, 2)
    assert.equal(health.windowOf(3).size, 2)
  })

  it('gives the next send a place among the slow after one that failed or took long', () => {
    const health = createHealth()
    assert.equal(shareOf(health.windowOf(1)), 'healthy')
    assert.equal(shareOf(health.learn(1, succeeds)), 'healthy')
    assert.equal(shareOf(health.learn(1, { succeeded: true, isSlow: true })), 'slow')
    assert.equal(shareOf(health.learn(1, succeeds)), 'healthy')
    assert.equal(shareOf(health.learn(1, fails)), 'slow')
    assert.equal(shareOf(health.learn(1, succeeds)), 'healthy')
    for (let count = 0; count < 10; count++) health.learn(1, succeeds)
    assert.equal(
      shareOf(health.learn(1, { succeeded: true, isSlow: true })),
      'slow',
      'also when the window is wide open',
    )
  })
})
