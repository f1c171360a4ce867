import { sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import { ok } from '../operation/answer.ts'
import type { Problem } from '../operation/errors.ts'
import { operation } from '../operation/operation.ts'
import type { Rules } from '../operation/rules.ts'
import { type Change, inTransaction } from '../operation/work.ts'
import type { NewEvent } from '../outbox/event-row.ts'
import { recordEvents } from '../outbox/record-event.ts'
import { holidayColumns, holidayEventData, presentHoliday } from './present-holiday.ts'
import { maxDays, type ReadHolidays, readHolidays } from './read-holidays.ts'
import { pinLocations, sharesLocation } from './where-holidays-hold.ts'

const rules: Rules<'holidays.import'> = ({ body: { ics } }) => {
  const read = ics === undefined ? undefined : readHolidays(ics)
  return typeof read === 'string' ? [problemsOf[read]] : []
}

/** Adds the days of an iCalendar file that are not holidays yet. The file is read before a connection is taken. */
export const holidaysImport = operation('holidays.import', rules, async (work, { body }) => {
  const read = readHolidays(body.ics)
  if (typeof read === 'string') throw new Error('the rules let a file without holidays pass')
  const { holidays, skipped } = read
  return inTransaction(work, async (work) => {
    const location_ids = await pinLocations(work, body.location_ids)
    const known = await daysWithHoliday(work, holidays, location_ids)
    const isKnown = ({ date }: { date: string }) => known.has(date)
    const rows = await work.db
      .insertInto('holidays')
      .columns(['business_id', 'date', 'name', 'location_ids'])
      .expression(
        sql`select ${work.business_id}::integer, date, name, ${location_ids}::integer[]
          from json_to_recordset(${JSON.stringify(holidays.filter((day) => !isKnown(day)))}) as given (date date, name text)`,
      )
      .returning(holidayColumns)
      .execute()
    const added = rows.toSorted((a, b) => (a.date < b.date ? -1 : 1))
    const events = added.map((row): NewEvent => {
      return { type: 'holiday.created', data: holidayEventData(row), created_at: row.created_at }
    })
    await recordEvents(work, events)
    const left = holidays.filter(isKnown).map(({ date, name }) => ({ date, name, reason: 'already_there' as const }))
    const detail = { created: rows.length, skipped: skipped.length + left.length }
    recordAudit(work, { action: 'holidays.imported', detail })
    return ok({ created: added.map(presentHoliday), skipped: [...skipped, ...left] })
  })
})

/** The days that are holidays already at one of the locations. */
async function daysWithHoliday(
  { db, business_id }: Change,
  holidays: ReadHolidays['holidays'],
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

const problemsOf: Record<Exclude<ReturnType<typeof readHolidays>, ReadHolidays>, Problem> = {
  no_calendar: { path: 'body.ics', message: 'must be an iCalendar file (RFC 5545)' },
  too_many: { path: 'body.ics', message: `must have no more than ${maxDays} days` },
}
