import { setTimeout as sleep } from 'node:timers/promises'
import { operation } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { readSandboxClock } from './sandbox-clock.ts'

const pollIntervalMs = 200

/** Gets the clock of the caller's sandbox. While the clock is being advanced, waits up to `wait` seconds. */
export const sandboxClockGet = operation('sandboxClock.get', async (work, { query: { wait = 0 } }) => {
  const untilMs = performance.now() + wait * 1000
  let clock = await readSandboxClock(work)
  while (clock.status === 'advancing' && performance.now() < untilMs && !work.presence?.hasEnded()) {
    await sleep(pollIntervalMs)
    clock = await readSandboxClock(work)
  }
  return ok(clock)
})
