import type { EntityManager } from '@mikro-orm/postgresql'
import { sqlOf } from '../db/orm.ts'
import { notFound } from '../operation/errors.ts'
import type { Principal } from '../operation/principal.ts'

/**
 * Holds filters to what there is: the person, whom the caller may see, and the leave type that they name.
 *
 * @throws {ApiError} 404 when there is none such
 */
export async function checkNamed(
  em: EntityManager,
  { business_id, limited_to_person }: Principal,
  named: { person_id?: number | undefined; leave_type_id?: number | undefined },
): Promise<void> {
  const { person_id, leave_type_id } = named
  if (person_id !== undefined && limited_to_person !== undefined && person_id !== limited_to_person) throw notFound()
  for (const [table, id] of [
    ['people', person_id],
    ['leave_types', leave_type_id],
  ] as const) {
    if (id === undefined) continue
    const row = await sqlOf(em)
      .selectFrom(table)
      .select('id')
      .where('business_id', '=', business_id)
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) throw notFound()
  }
}
