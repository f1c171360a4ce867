import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { sqlOf } from '../db/orm.ts'
import { notFound, validationFailed } from '../operation/errors.ts'
import { holdPerson } from './hold-person.ts'

/**
 * Holds somebody's new manager to the rules: they are in the business, and nobody manages themselves, directly or
 * through others.
 *
 * @param t - holds the business, so that no other manager changes meanwhile
 * @throws {ApiError} 404 when there is no such manager, 422 for a circle
 */
export async function checkManager(
  t: EntityManager,
  business_id: number,
  { id, manager_id }: { id: number; manager_id: number },
): Promise<void> {
  if (manager_id !== id && !(await holdPerson(t, business_id, manager_id))) throw notFound()
  // `union`, not `union all`: it ends even where there is a circle already.
  const { rows } = await sql`
    with recursive above (id) as (
      select ${manager_id}::integer
      union
      select manager_id from people join above using (id) where business_id = ${business_id} and manager_id is not null
    )
    select from above where id = ${id}`.execute(sqlOf(t))
  if (rows.length === 0) return
  throw validationFailed([{ path: 'body.manager_id', message: 'must not be managed by the person' }])
}
