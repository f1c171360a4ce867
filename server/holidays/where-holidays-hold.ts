import { type RawBuilder, sql } from 'kysely'
import { lockBusiness } from '../business/lock-business.ts'
import { conflict, unknownReference } from '../operation/errors.ts'
import type { Change, Work } from '../operation/work.ts'

/**
 * The condition that a holiday is one at a location: it is one everywhere, or it names the location.
 *
 * @param location_id - null for somebody who is at none, for whom only holidays of all locations are days off
 */
export const holdsAt = (location_id: number | null): RawBuilder<boolean> =>
  sql`(holidays.location_ids = '{}' or ${location_id}::integer = any(holidays.location_ids))`

/** The condition that a holiday shares a location with others: both name it, or one of them is a holiday everywhere. */
export const sharesLocation = (location_ids: number[]): RawBuilder<boolean> =>
  sql`(holidays.location_ids = '{}' or ${location_ids}::integer[] = '{}' or holidays.location_ids && ${location_ids}::integer[])`

/** The names of all locations by their ids. */
export async function locationNames({ db, business_id }: Work): Promise<ReadonlyMap<number, string>> {
  const locations = db.selectFrom('locations').select(['id', 'name']).where('business_id', '=', business_id)
  return new Map((await locations.execute()).map(({ id, name }) => [id, name]))
}

/**
 * Keeps the locations of a holiday from being deleted, and other holidays from being written, until the transaction
 * ends: no location has two holidays on a day, which no constraint can say.
 *
 * @returns the locations, each once and in order
 * @throws {ApiError} 422 for a location that is not in the business
 */
export async function pinLocations(work: Change, location_ids: number[]): Promise<number[]> {
  await lockBusiness(work)
  const ids = [...new Set(location_ids)].sort((a, b) => a - b)
  const found = await work.db
    .selectFrom('locations')
    .select('id')
    .where('business_id', '=', work.business_id)
    .where('id', '=', sql<number>`any(${ids})`)
    .orderBy('id')
    .forKeyShare()
    .execute()
  if (found.length < ids.length) throw unknownReference('body.location_ids')
  return ids
}

/**
 * @param work - has called `pinLocations`
 * @param holiday.id - of the holiday itself, once there is one
 * @throws {ApiError} 409 when one of the locations already has a holiday on the day
 */
export async function checkDayIsFree(
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
  throw conflict(message, [{ path: 'body.date', message }])
}
