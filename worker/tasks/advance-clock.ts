import { setTimeout as sleep } from 'node:timers/promises'
import { hasDueDeliveries, stepClock } from '../../server/business/step-clock.ts'
import { readToday } from '../../server/business/today.ts'
import { enqueue } from '../../server/jobs.ts'
import { inBusiness } from '../../server/operation/work.ts'
import { performDueWork, startDay } from '../due-work.ts'
import type { Task } from '../task.ts'

/** The milliseconds after which the task enqueues another job to continue, so that no clock occupies the job runner. */
const sliceMs = 5_000

const pollMs = 50

/**
 * Advances the clock of a sandbox from one due time to the next. At each due time, performs the due work and waits
 * until receivers have responded, before the clock advances again.
 */
export const advanceClock: Task<'advance_clock'> = async (global, { business_id }) => {
  const work = inBusiness(global, business_id)
  const sliceEnd = performance.now() + sliceMs
  let day = ''
  while (performance.now() < sliceEnd) {
    const today = await readToday(work)
    if (today !== day) await startDay(work)
    day = today
    await performDueWork(work)
    if (await hasDueDeliveries(work)) await sleep(pollMs)
    else if (await stepClock(work)) return
  }
  await enqueue(work, 'advance_clock', { business_id })
}
