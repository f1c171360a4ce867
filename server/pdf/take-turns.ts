import { setImmediate as nextTurn } from 'node:timers/promises'

/** A task that can pause after each step. */
export type Steps<Result = void> = Generator<undefined, Result>

/** The maximum time for which a task blocks the event loop, in milliseconds. */
const turnMs = 10

/** Runs a task in several turns of the event loop, so that other requests are served in between. */
export async function takeTurns<Result>(steps: Steps<Result>): Promise<Result> {
  let end = performance.now() + turnMs
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    if (performance.now() < end) continue
    await nextTurn()
    end = performance.now() + turnMs
  }
}
