import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { nextPace, overduePace } from '../../../../worker/delivery/schedule/overdue-pace.ts'

describe('the pace of overdue deliveries', () => {
  it('grows to its maximum while timers are on time', () => {
    let size: number = overduePace.initial
    for (let step = 0; step < 10; step += 1) size = nextPace(size, 0)
    assert.equal(size, overduePace.max)
  })

  it('halves while timers are late, down to its minimum', () => {
    assert.equal(nextPace(400, 25), 200)
    let size: number = overduePace.max
    for (let step = 0; step < 10; step += 1) size = nextPace(size, 500)
    assert.equal(size, overduePace.min)
  })

  it('does not change in between', () => assert.equal(nextPace(100, 15), 100))
})
