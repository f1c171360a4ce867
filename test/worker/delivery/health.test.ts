import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createHealth, isFailing } from '../../../worker/delivery/health.ts'
import { initialWindow } from '../../../worker/delivery/window.ts'

describe('what a worker remembers of webhooks', () => {
  it('keeps the window of a webhook from one drain to the next', () => {
    const health = createHealth()
    assert.deepEqual(health.windowOf(1), initialWindow)
    assert.deepEqual(health.learn(1, true), { size: 2, failures: 0 })
    assert.deepEqual(health.windowOf(1), { size: 2, failures: 0 })
    assert.equal(health.pauseMs(1), 0)
    health.learn(1, false)
    assert.ok(health.pauseMs(1) > 0)
    assert.ok(isFailing(health.windowOf(1)))
    assert.ok(!isFailing(health.windowOf(2)))
  })

  it('spreads the sends of all failing webhooks, until they succeed', () => {
    const health = createHealth()
    for (let id = 1; id <= 500; id++) health.learn(id, false)
    assert.equal(health.pauseMs(1), 1_000)
    for (let id = 2; id <= 500; id++) health.learn(id, true)
    assert.equal(health.pauseMs(1), 10)
  })

  it('forgets those whose window has not changed for longest', () => {
    const health = createHealth(2)
    health.learn(1, false)
    health.learn(2, true)
    health.learn(1, false)
    health.learn(3, true)
    assert.deepEqual(health.windowOf(2), initialWindow)
    assert.equal(health.windowOf(1).failures, 2)
    assert.equal(health.windowOf(3).size, 2)
  })
})
