import { setImmediate as othersTurn } from 'node:timers/promises'

/** Work that can pause after each step. */
export type Steps<Result = void> = Generator<undefined, Result>

/** The length of a turn, and so the longest time that other requests wait for this work. */
const turnMs = 10

/** Does work step by step, and lets other work run between turns. */
export async function takeTurns<Result>(steps: Steps<Result>): Promise<Result> {
  let end = performance.now() + turnMs
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    if (performance.now() < end) continue
    await othersTurn()
    end = performance.now() + turnMs
  }
}
