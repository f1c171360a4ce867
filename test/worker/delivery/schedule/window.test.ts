import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { initialWindow, nextWindow, pauseMs } from '../../../../worker/delivery/schedule/window.ts'

const succeeds = { succeeded: true, isSlow: false }
const fails = { succeeded: false, isSlow: false }

describe('the window of a webhook', () => {
  it('starts at one, grows by one with each success up to ten', () => {
    assert.deepEqual(initialWindow, { size: 1, failures: 0, isSlow: false })
    for (const [size, next] of [
      [1, 2],
      [2, 3],
      [9, 10],
      [10, 10],
    ] as const) {
      assert.equal(nextWindow({ ...initialWindow, size }, succeeds).size, next)
    }
  })

  it('halves with each failure, down to one, and a success ends the row of failures', () => {
    for (const [size, next] of [
      [10, 5],
      [5, 2],
      [2, 1],
      [1, 1],
    ] as const) {
      assert.deepEqual(nextWindow({ size, failures: 3, isSlow: false }, fails), {
        size: next,
        failures: 4,
        isSlow: false,
      })
    }
    assert.deepEqual(nextWindow({ size: 1, failures: 4, isSlow: false }, succeeds), {
      size: 2,
      failures: 0,
      isSlow: false,
    })
  })

  it('leaves more time between sends the longer a webhook fails, and the more of them do', () => {
    assert.equal(pauseMs(initialWindow, 0), 0)
    assert.equal(pauseMs({ ...initialWindow, failures: 1 }, 1), 10)
    assert.equal(pauseMs({ ...initialWindow, failures: 3 }, 1), 30)
    assert.equal(pauseMs({ ...initialWindow, failures: 1_000 }, 1), 100)
    assert.equal(pauseMs({ ...initialWindow, failures: 1 }, 1_000), 2_000)
  })
})
