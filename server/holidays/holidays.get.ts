import { notFound } from '../operation/errors.ts'
import { operation } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { holidayColumns, presentHoliday } from './present-holiday.ts'

/** Gets a holiday. Available to employees too. */
export const holidaysGet = operation('holidays.get', async ({ db, business_id }, { path: { id } }) => {
  const row = await db
    .selectFrom('holidays')
    .select(holidayColumns)
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .executeTakeFirst()
  if (!row) throw notFound()
  return ok(presentHoliday(row))
})
