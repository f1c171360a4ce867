import { businessesWithDuePaySchedules, draftNextRun } from '../../server/pay-runs/pay-schedules/draft-next-run.ts'
import { roundRobin } from '../for-each-business.ts'
import type { Task } from '../task.ts'

/** Drafts the pay runs of pay schedules whose day has come, in one transaction per pay run. */
export const draftPayRuns: Task<'draft_pay_runs'> = async (work) =>
  roundRobin(work, await businessesWithDuePaySchedules(work), 'drafting pay runs', (work) =>
    draftNextRun(work, { locked: 'skip' }),
  )
