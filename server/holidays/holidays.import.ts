import { sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import type { Problem } from '../operation/errors.ts'
import { operation } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import type { Rules } from '../operation/rules.ts'
import { type Change, inTransaction } from '../operation/work.ts'
import { recordEvents } from '../outbox/record-event.ts'
import { lockLocations, sharesLocation } from './holiday-locations.ts'
import { holidayColumns, holidayEventData, presentHoliday } from './present-holiday.ts'
import { type HolidayFile, maxDays, readHolidays } from './read-holidays.ts'

const fileProblems: Record<Exclude<ReturnType<typeof readHolidays>, HolidayFile>, Omit<Problem, 'path'>> = {
  no_calendar: { code: 'invalid', message: 'must be an iCalendar file (RFC 5545)' },
  too_many: { code: 'too_many', limit: maxDays, message: `must have no more than ${maxDays} days` },
}

const rules: Rules<'holidays.import'> = ({ body: { ics } }) => {
  const file = ics === undefined ? undefined : readHolidays(ics)
  return typeof file === 'string' ? [{ path: 'body.ics', ...fileProblems[file] }] : []
}

/**
 * Adds the dates of an iCalendar file that are not holidays yet. The file is parsed before a database connection is
 * acquired.
 */
export const holidaysImport = operation('holidays.import', rules, async (work, { body }) => {
  const file = readHolidays(body.ics)
  if (typeof file === 'string') throw new Error('the rules let a file without holidays pass')
  const { holidays, skipped } = file
  return inTransaction(work, async (work) => {
    const location_ids = await lockLocations(work, body.location_ids)
    const dates = await datesWithHoliday(work, holidays, location_ids)
    const isHoliday = ({ date }: { date: string }) => dates.has(date)
    const rows = await work.db
      .insertInto('holidays')
      .columns(['business_id', 'date', 'name', 'location_ids'])
      .expression(
        sql`select ${work.business_id}::integer, date, name, ${location_ids}::integer[]
          from json_to_recordset(${JSON.stringify(holidays.filter((day) => !isHoliday(day)))})
            as holiday (date date, name text)`,
      )
      .returning(holidayColumns)
      .execute()
    rows.sort((a, b) => (a.date < b.date ? -1 : 1))
    await recordEvents(
      work,
      rows.map((row) => ({ type: 'holiday.created', data: holidayEventData(row), created_at: row.created_at })),
    )
    const existing = holidays.filter(isHoliday).map((day) => ({ ...day, reason: 'already_there' as const }))
    const detail = { created: rows.length, skipped: skipped.length + existing.length }
    recordAudit(work, { action: 'holidays.imported', detail })
    return ok({ created: rows.map(presentHoliday), skipped: [...skipped, ...existing] })
  })
})

/** Returns the dates of the file on which one of the locations already has a holiday. */
async function datesWithHoliday(
  { db, business_id }: Change,
  holidays: HolidayFile['holidays'],
  location_ids: number[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('holidays')
    .select('date')
    .distinct()
    .where('business_id', '=', business_id)
    .where('date', '=', sql<string>`any(${holidays.map(({ date }) => date)}::date[])`)
    .where(sharesLocation(location_ids))
    .execute()
  return new Set(rows.map(({ date }) => date))
}
