import { sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import { checkNotNamedInRules } from '../leave/named-in-rules.ts'
import { noContent } from '../operation/answer.ts'
import { orConflict } from '../operation/conflicts.ts'
import { conflict, notFound } from '../operation/errors.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import { change } from '../operation/operation.ts'
import { holidayUse, locationUses } from './location-conflicts.ts'

/** Deletes a location that nothing refers to any more, apart from people who were deleted themselves. */
export const locationsDelete = change('locations.delete', async (work, { path: { id }, header }) => {
  const { db, business_id } = work
  const row = await db
    .selectFrom('locations')
    .select(['name', 'version'])
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound()
  checkIfMatch(header['If-Match'], row.version)
  await checkNotNamedInRules(work, { location_id: id })
  await db
    .updateTable('people')
    .set({ location_id: null })
    .where('business_id', '=', business_id)
    .where('location_id', '=', id)
    .where('deleted_at', 'is not', null)
    .execute()
  const holiday = await db
    .selectFrom('holidays')
    .select('id')
    .where('business_id', '=', business_id)
    .where(sql<boolean>`${id} = any(location_ids)`)
    .executeTakeFirst()
  if (holiday) throw conflict(holidayUse.message, [holidayUse])
  await orConflict(
    db.deleteFrom('locations').where('id', '=', id).where('business_id', '=', business_id).execute(),
    locationUses,
  )
  await recordAudit(work, { action: 'location.deleted', detail: { location_id: id, name: row.name } })
  return noContent()
})
