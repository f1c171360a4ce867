import { setTimeout as sleep } from 'node:timers/promises'
import { hasDueDeliveries, stepClock } from '../../server/business/step-clock.ts'
import { readToday } from '../../server/business/today.ts'
import { enqueue } from '../../server/jobs.ts'
import { inBusiness } from '../../server/operation/work.ts'
import { doDueWork, startDay } from '../due-work.ts'
import type { Task } from '../task.ts'

/** After this long another job goes on, so that no clock keeps a place of the job runner to itself. */
const turnMs = 5_000

const lookMs = 50

/**
 * Advances the clock of a sandbox from one time at which something is due to the next. At each it does what is due, and
 * waits until receivers have answered, before the clock goes on.
 */
export const advanceClock: Task<'advance_clock'> = async (global, { business_id }) => {
  const work = inBusiness(global, business_id)
  const turnEndsMs = performance.now() + turnMs
  let day = ''
  while (performance.now() < turnEndsMs) {
    const today = await readToday(work)
    if (today !== day) await startDay(work)
    day = today
    await doDueWork(work)
    if (await hasDueDeliveries(work)) await sleep(lookMs)
    else if (await stepClock(work)) return
  }
  await enqueue(work, 'advance_clock', { business_id })
}
