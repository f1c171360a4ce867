import { sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import { ok } from '../operation/answer.ts'
import { validationFailed } from '../operation/errors.ts'
import { operation } from '../operation/operation.ts'
import { inTransaction } from '../operation/work.ts'
import { holidayColumns, presentHoliday } from './present-holiday.ts'
import { maxDays, type ReadHolidays, readHolidays } from './read-holidays.ts'
import { pinLocations, sharesLocation } from './where-holidays-hold.ts'

/** Adds the days of an iCalendar file that are not holidays yet. The file is read before a connection is taken. */
export const holidaysImport = operation('holidays.import', async (work, { body }) => {
  const { holidays, skipped } = read(body.ics)
  return inTransaction(work, async (work) => {
    const location_ids = await pinLocations(work, body.location_ids)
    const rows = await work.db
      .insertInto('holidays')
      .columns(['business_id', 'date', 'name', 'location_ids'])
      .expression(
        sql`select ${work.business_id}::integer, date, name, ${location_ids}::integer[]
          from json_to_recordset(${JSON.stringify(holidays)}) as given (date date, name text)
          where not exists (
            select from holidays
            where holidays.business_id = ${work.business_id} and holidays.date = given.date
              and ${sharesLocation(location_ids)}
          )`,
      )
      .returning(holidayColumns)
      .execute()
    const added = new Set(rows.map(({ date }) => date))
    const known = holidays
      .filter(({ date }) => !added.has(date))
      .map(({ date, name }) => ({ date, name, reason: 'already_there' as const }))

    const detail = { created: rows.length, skipped: skipped.length + known.length }
    await recordAudit(work, { action: 'holidays.imported', detail })
    const created = rows.toSorted((a, b) => (a.date < b.date ? -1 : 1)).map(presentHoliday)
    return ok({ created, skipped: [...skipped, ...known] })
  })
})

function read(ics: string): ReadHolidays {
  const read = readHolidays(ics)
  if (typeof read !== 'string') return read
  const wanted = { no_calendar: 'be an iCalendar file (RFC 5545)', too_many: `have no more than ${maxDays} days` }
  throw validationFailed([{ path: 'body.ics', message: `must ${wanted[read]}` }])
}
