import { setTimeout as sleep } from 'node:timers/promises'
import { ok } from '../operation/answer.ts'
import { operation } from '../operation/operation.ts'
import { readSandboxClock } from './sandbox-clock.ts'

/** How often a call that waits looks at the clock. */
const lookMs = 200

/** The clock of the caller's sandbox, once it is no longer being advanced or the time to wait is up. */
export const sandboxClockGet = operation('sandboxClock.get', async (work, { query: { wait = 0 } }) => {
  const untilMs = performance.now() + wait * 1000
  let clock = await readSandboxClock(work)
  while (clock.status === 'advancing' && performance.now() < untilMs && !work.presence?.isOver()) {
    await sleep(lookMs)
    clock = await readSandboxClock(work)
  }
  return ok(clock)
})
