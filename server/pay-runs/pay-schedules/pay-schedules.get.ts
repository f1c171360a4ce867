import { notFound } from '../../operation/errors.ts'
import { operation } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { readPaySchedule } from './find-pay-schedule.ts'
import { showPaySchedule } from './show-pay-schedule.ts'

/** Returns a pay schedule, with its next pay runs. */
export const paySchedulesGet = operation('paySchedules.get', async (work, { path: { id } }) => {
  const row = await readPaySchedule(work, id)
  if (!row) throw notFound()
  return ok(await showPaySchedule(work, row))
})
