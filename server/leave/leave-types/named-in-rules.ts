import { sql } from 'kysely'
import { conflict } from '../../operation/errors.ts'
import type { Place } from '../../operation/reactions.ts'
import type { Change } from '../../operation/work.ts'

/**
 * For what is about to be deleted: a rule that names it would be for nobody then, or its place would be taken by another.
 *
 * @throws {ApiError} 409 where a leave type has such a rule
 */
export async function checkNotNamedInRules({ db, business_id }: Change, { table, id }: Place): Promise<void> {
  const named = table === 'departments' ? { department_id: id } : { location_id: id }
  const type = await db
    .selectFrom('leave_types')
    .select('name')
    .where('business_id', '=', business_id)
    .where(sql<boolean>`entitlement_rules @> ${JSON.stringify([named])}::jsonb`)
    .executeTakeFirst()
  if (!type) return
  const message = `The leave type “${type.name}” has a rule for it. Change the rule first.`
  throw conflict(message, [{ path: 'path.id', message }])
}
