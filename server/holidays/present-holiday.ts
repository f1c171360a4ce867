import type { Selectable } from 'kysely'
import type { EventData, Schemas } from '../operation/contract/contract.ts'
import type { HolidayTable } from './holiday.entity.ts'

/** The columns needed to present a holiday, for `select` and `returning`. */
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

/** A holiday as the API shows it. */
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

/** A holiday as events show it. */
export const holidayEventData = (row: HolidayRow): EventData<'holiday.created'> => ({
  id: row.id,
  date: row.date,
  name: row.name,
  portion: row.portion,
  location_ids: row.location_ids,
  created_at: row.created_at,
})
