import { type RawBuilder, sql } from 'kysely'
import { lockBusiness } from '../business/lock-business.ts'
import { conflict, unknownReference } from '../operation/errors.ts'
import type { Change } from '../operation/work.ts'

/**
 * Returns an SQL condition for holidays that apply at a location: holidays of all locations, or of this location.
 *
 * @param location_id - null for people without a location, who have only the holidays of all locations
 */
export const appliesAt = (location_id: number | null): RawBuilder<boolean> =>
  sql`(holidays.location_ids = '{}' or ${location_id}::integer = any(holidays.location_ids))`

/**
 * Returns an SQL condition for holidays that share a location with a list of locations; an empty list stands for all
 * locations.
 */
export const sharesLocation = (location_ids: number[]): RawBuilder<boolean> =>
  sql`(holidays.location_ids = '{}' or ${location_ids}::integer[] = '{}' or holidays.location_ids && ${location_ids}::integer[])`

/**
 * Prevents the deletion of the locations of a holiday, and changes of other holidays, until the transaction ends. The
 * lock replaces a constraint, because no constraint can express that a location has at most one holiday on a date.
 *
 * @returns the IDs in ascending order, without duplicates
 * @throws {ApiError} 422 if a location is not in the business
 */
export async function lockLocations(work: Change, location_ids: number[]): Promise<number[]> {
  await lockBusiness(work)
  const ids = [...new Set(location_ids)].sort((a, b) => a - b)
  const locations = await work.db
    .selectFrom('locations')
    .select('id')
    .where('business_id', '=', work.business_id)
    .where('id', '=', sql<number>`any(${ids})`)
    .orderBy('id')
    .forKeyShare()
    .execute()
  if (locations.length < ids.length) throw unknownReference('body.location_ids')
  return ids
}

/**
 * Checks that the locations of a holiday have no other holiday on its date.
 *
 * @param work - in a transaction that has called `lockLocations`
 * @param holiday.id - the ID of an existing holiday, which does not conflict with itself
 * @throws {ApiError} 409 if one of the locations has another holiday on the date
 */
export async function checkDateIsFree(
  { db, business_id }: Change,
  { id = 0, date, location_ids }: { id?: number; date: string; location_ids: number[] },
): Promise<void> {
  const other = await db
    .selectFrom('holidays')
    .select('id')
    .where('business_id', '=', business_id)
    .where('date', '=', date)
    .where('id', '<>', id)
    .where(sharesLocation(location_ids))
    .executeTakeFirst()
  if (!other) return
  const message = 'There is already a holiday on this date.'
  throw conflict(message, [{ path: 'body.date', code: 'taken', message }])
}
