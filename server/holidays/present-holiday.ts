import type { Selectable } from 'kysely'
import type { EventData, Schemas } from '../operation/contract/contract.ts'
import type { HolidayTable } from './holiday.entity.ts'

/** The columns of `holidays` that `presentHoliday` reads, for `select` and `returning`. */
export const holidayColumns = [
  'id',
  'date',
  'name',
  'portion',
  'location_ids',
  'created_at',
  'updated_at',
  'version',
] as const

type HolidayRow = Pick<Selectable<HolidayTable>, (typeof holidayColumns)[number]>

/** Returns the API representation of a holiday. */
export const presentHoliday = (row: HolidayRow): Schemas['Holiday'] => ({
  id: row.id,
  date: row.date,
  name: row.name,
  portion: row.portion,
  location_ids: row.location_ids,
  created_at: row.created_at,
  updated_at: row.updated_at,
  version: row.version,
})

/** Returns the event data of a holiday. */
export const holidayEventData = (row: HolidayRow): EventData<'holiday.created'> => ({
  id: row.id,
  date: row.date,
  name: row.name,
  portion: row.portion,
  location_ids: row.location_ids,
  created_at: row.created_at,
})
