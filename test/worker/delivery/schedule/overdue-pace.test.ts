import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { nextPace, overduePace } from '../../../../worker/delivery/schedule/overdue-pace.ts'

describe('the pace of overdue deliveries', () => {
  it('grows to its most while timers are on time', () => {
    let size: number = overduePace.first
    for (let step = 0; step < 10; step += 1) size = nextPace(size, 0)
    assert.equal(size, overduePace.most)
  })

  it('is halved while others wait, but never stops', () => {
    assert.equal(nextPace(400, 25), 200)
    let size: number = overduePace.most
    for (let step = 0; step < 10; step += 1) size = nextPace(size, 500)
    assert.equal(size, overduePace.least)
  })

  it('stays as it is in between', () => assert.equal(nextPace(100, 15), 100))
})
