import { setImmediate as othersTurn } from 'node:timers/promises'

/** Work that can be put down between any two of its steps. */
export type Steps<Result = void> = Generator<undefined, Result>

/** How long a turn is: nobody else's request waits longer for this work. */
const turnMs = 10

/** Does work step by step, with others' turns in between. */
export async function takeTurns<Result>(steps: Steps<Result>): Promise<Result> {
  let end = performance.now() + turnMs
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    if (performance.now() < end) continue
    await othersTurn()
    end = performance.now() + turnMs
  }
}
