import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Steps, takeTurns } from '../../../server/pdf/take-turns.ts'

const stepMs = 11 // longer than one turn
const steps = 5

function* longSteps(): Steps<string> {
  for (let step = 0; step < steps; step++) {
    const end = performance.now() + stepMs
    while (performance.now() < end);
    yield
  }
  return 'done'
}

test('the event loop serves other tasks between long steps', async () => {
  let turns = 0
  let waiting = setImmediate(function next() {
    turns += 1
    waiting = setImmediate(next)
  })
  assert.equal(await takeTurns(longSteps()), 'done')
  clearImmediate(waiting)
  assert.ok(turns >= steps - 1, `${turns} turns`)
})
