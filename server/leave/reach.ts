import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { sqlOf } from '../db/orm.ts'
import { forbidden, notFound, secondPersonRequired } from '../operation/errors.ts'
import type { Principal } from '../operation/principal.ts'

/** What somebody who asks is to a person. */
interface Relation {
  /** It is their own record; of an API key that of whoever made it. */
  is_own: boolean
  /** They may act for everybody: an owner, an admin, or a machine that was given the scope. */
  is_over_all: boolean
  /** They manage the person, directly or through others. */
  is_manager: boolean
  /** There is such a person in the business, who is not deleted. */
  is_there: boolean
}

/**
 * Finds out what the caller is to a person; their role and who manages whom are asked for at this moment.
 *
 * @param person_id - of whoever it is, also of nobody in the caller's business
 */
export async function relationTo(em: EntityManager, principal: Principal, person_id: number): Promise<Relation> {
  const { business_id } = principal
  const caller =
    principal.kind === 'user'
      ? sql`select person_id, role in ('owner', 'admin') as is_over_all from users
          where business_id = ${business_id} and id = ${principal.user_id}`
      : sql`select person_id, true as is_over_all from api_keys key
          left join users maker on maker.business_id = key.business_id and maker.id = key.created_by
          where key.business_id = ${business_id} and key.id = ${principal.api_key_id}`
  // `union`, not `union all`: it ends even where there is a circle.
  const { rows } = await sql<Relation>`
    with recursive caller as (${caller}), above (id) as (
      select ${person_id}::integer
      union
      select manager_id from people join above using (id) where business_id = ${business_id} and manager_id is not null
    )
    select coalesce(person_id = ${person_id}, false) as is_own, is_over_all,
      coalesce(person_id <> ${person_id} and person_id in (select id from above), false) as is_manager,
      exists (
        select from people where business_id = ${business_id} and id = ${person_id} and deleted_at is null
      ) as is_there
    from caller`.execute(sqlOf(em))
  const [relation] = rows
  if (!relation) throw new Error('the caller is gone')
  return relation
}

/**
 * Holds somebody who asks for leave, or changes it, to themselves and those whom they manage.
 *
 * @throws {ApiError} 403 when it is for somebody else, and 404 when there is nobody such, or the caller may see their
 *   own things alone
 */
export async function checkMayAskFor(em: EntityManager, principal: Principal, person_id: number): Promise<void> {
  const { limited_to_person } = principal
  if (limited_to_person === person_id) return
  if (limited_to_person !== undefined) throw notFound()
  const { is_own, is_over_all, is_manager, is_there } = await relationTo(em, principal, person_id)
  if (!is_there) throw notFound()
  if (!is_own && !is_over_all && !is_manager) throw forbidden()
}

/**
 * Holds who decides on leave to those over the person.
 *
 * @throws {ApiError} 403 for anybody else, with the code `second_person_required` for the person themselves
 */
export async function checkMayDecideFor(em: EntityManager, principal: Principal, person_id: number): Promise<void> {
  const { is_own, is_over_all, is_manager } = await relationTo(em, principal, person_id)
  if (is_own) throw secondPersonRequired()
  if (!is_over_all && !is_manager) throw forbidden()
}
