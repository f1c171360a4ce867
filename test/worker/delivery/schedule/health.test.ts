import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  createHealth,
  initialWindow,
  isFailing,
  nextWindow,
  pauseMs,
  slotShare,
} from '../../../../worker/delivery/schedule/health.ts'

const success = { succeeded: true, isSlow: false }
const slowSuccess = { succeeded: true, isSlow: true }
const failure = { succeeded: false, isSlow: false }

describe('the window of a webhook', () => {
  for (const [title, window, feedback, next] of [
    ['grows by one with a success', initialWindow, success, { size: 2, failures: 0, isSlow: false }],
    ['grows to ten', { ...initialWindow, size: 9 }, success, { size: 10, failures: 0, isSlow: false }],
    ['is ten at most', { ...initialWindow, size: 10 }, success, { size: 10, failures: 0, isSlow: false }],
    ['halves with a failure', { ...initialWindow, size: 10 }, failure, { size: 5, failures: 1, isSlow: false }],
    ['rounds down', { size: 5, failures: 3, isSlow: false }, failure, { size: 2, failures: 4, isSlow: false }],
    ['is one at least', { size: 1, failures: 3, isSlow: false }, failure, { size: 1, failures: 4, isSlow: false }],
    [
      'has no failures after a success',
      { size: 1, failures: 4, isSlow: false },
      success,
      { size: 2, failures: 0, isSlow: false },
    ],
  ] as const) {
    it(title, () => assert.deepEqual(nextWindow(window, feedback), next))
  }

  it('starts at one', () => assert.deepEqual(initialWindow, { size: 1, failures: 0, isSlow: false }))

  it('has longer pauses the longer its webhook fails, and the more webhooks fail', () => {
    for (const [failures, failing, expected] of [
      [0, 0, 0],
      [1, 1, 10],
      [3, 1, 30],
      [1_000, 1, 100],
      [1, 1_000, 2_000],
    ] as const) {
      assert.equal(pauseMs({ ...initialWindow, failures }, failing), expected)
    }
  })
})

describe('the health of webhooks', () => {
  it('stores a window for each webhook', () => {
    const health = createHealth()
    assert.deepEqual(health.window(1), initialWindow)
    assert.deepEqual(health.update(1, success), { ...initialWindow, size: 2 })
    assert.deepEqual(health.window(1), { ...initialWindow, size: 2 })
    assert.equal(health.pauseMs(1), 0)
    health.update(1, failure)
    assert.ok(health.pauseMs(1) > 0)
    assert.ok(isFailing(health.window(1)))
    assert.ok(!isFailing(health.window(2)))
  })

  it('spreads the sends of all failing webhooks until they succeed', () => {
    const health = createHealth()
    for (let id = 1; id <= 500; id++) health.update(id, failure)
    assert.equal(health.pauseMs(1), 1_000)
    for (let id = 2; id <= 500; id++) health.update(id, success)
    assert.equal(health.pauseMs(1), 10)
  })

  it('evicts the window with the oldest change', () => {
    const health = createHealth(2)
    health.update(1, failure)
    health.update(2, success)
    health.update(1, failure)
    health.update(3, success)
    assert.deepEqual(health.window(2), initialWindow)
    assert.equal(health.window(1).failures, 2)
    assert.equal(health.window(3).size, 2)
  })

  it('selects the slow share for the send after a failed or slow one, however large the window is', () => {
    const health = createHealth()
    assert.equal(slotShare(health.window(1)), 'healthy')
    for (const [feedback, share] of [
      [success, 'healthy'],
      [slowSuccess, 'slow'],
      [success, 'healthy'],
      [failure, 'slow'],
      [success, 'healthy'],
      ...Array(10).fill([success, 'healthy']),
      [slowSuccess, 'slow'],
    ]) {
      assert.equal(slotShare(health.update(1, feedback)), share)
    }
  })
})
