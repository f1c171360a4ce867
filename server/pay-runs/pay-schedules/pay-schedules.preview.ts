import { operation } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import type { Rules } from '../../operation/rules.ts'
import { payScheduleProblems } from './check-pay-schedule.ts'
import { completePaySchedule } from './complete-pay-schedule.ts'
import { readNextRuns } from './next-runs.ts'

const rules: Rules<'paySchedules.preview'> = ({ body }) => payScheduleProblems(body)

/** Returns the next pay runs of a new pay schedule, without storing it. */
export const paySchedulesPreview = operation('paySchedules.preview', rules, async (work, { body }) => {
  const [next_runs = []] = await readNextRuns(work, [await completePaySchedule(work, body)])
  return ok({ next_runs })
})
