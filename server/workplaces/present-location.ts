import type { Selectable } from 'kysely'
import type { EventData, Schemas } from '../operation/contract/contract.ts'
import type { LocationTable } from './location.entity.ts'

/** The columns needed to present a location, for `select` and `returning`. */
export const locationColumns = [
  'id',
  'name',
  'code',
  'country',
  'time_zone',
  'created_at',
  'updated_at',
  'version',
] as const

export type LocationRow = Pick<Selectable<LocationTable>, (typeof locationColumns)[number]>

/** Converts a location to its form in the API. */
export const presentLocation = (row: LocationRow): Schemas['Location'] => ({
  id: row.id,
  name: row.name,
  code: row.code,
  country: row.country,
  time_zone: row.time_zone,
  created_at: row.created_at,
  updated_at: row.updated_at,
  version: row.version,
})

/** Converts a location to its form in events. */
export const locationEventData = (row: LocationRow): EventData<'location.created'> => ({
  id: row.id,
  name: row.name,
  code: row.code,
  country: row.country,
  time_zone: row.time_zone,
  created_at: row.created_at,
})
