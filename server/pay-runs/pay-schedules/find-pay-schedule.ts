import { notFound } from '../../operation/errors.ts'
import { checkIfMatch } from '../../operation/if-match.ts'
import type { Change, Work } from '../../operation/work.ts'
import { type PayScheduleRow, payScheduleColumns } from './present-pay-schedule.ts'

const selectPaySchedule = ({ db, business_id }: Work, id: number) =>
  db.selectFrom('pay_schedules').select(payScheduleColumns).where('business_id', '=', business_id).where('id', '=', id)

/** Reads a pay schedule; undefined if the business has no such pay schedule. */
export const readPaySchedule = (work: Work, id: number): Promise<PayScheduleRow | undefined> =>
  selectPaySchedule(work, id).executeTakeFirst()

/**
 * Reads a pay schedule and locks it until the transaction ends.
 *
 * @throws {ApiError} 404 if the business has no such pay schedule, 412 if `ifMatch` is not its current version
 */
export async function lockPaySchedule(work: Change, id: number, ifMatch: string | undefined): Promise<PayScheduleRow> {
  const row = await selectPaySchedule(work, id).forUpdate().executeTakeFirst()
  if (!row) throw notFound()
  checkIfMatch(ifMatch, row.version, `Pay schedule ${id}`)
  return row
}
