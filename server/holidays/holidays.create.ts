import { recordAudit } from '../audit/record-audit.ts'
import { inTransaction, sqlOf } from '../db/orm.ts'
import { orConflict } from '../operation/conflicts.ts'
import type { Operation } from '../operation/contract.ts'
import { holidayColumns, presentHoliday } from './present-holiday.ts'

const holidayConflicts = { holidays_date: { path: 'body.date', message: 'That day is a holiday already.' } }

/** Adds a day that takes no leave. */
export const holidaysCreate: Operation<'holidays.create'> = ({ body: { date, name }, principal, em, origin }) =>
  inTransaction(em, async (t) => {
    const { business_id } = principal
    const row = await orConflict(
      sqlOf(t)
        .insertInto('holidays')
        .values({ business_id, date, name })
        .returning(holidayColumns)
        .executeTakeFirstOrThrow(),
      holidayConflicts,
    )
    const detail = { holiday_id: row.id, date }
    await recordAudit(t, origin, principal, { business_id, action: 'holiday.created', detail })
    return { status: 201, body: { success: true, data: presentHoliday(row) } }
  })
