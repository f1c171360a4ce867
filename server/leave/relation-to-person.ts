import { sql } from 'kysely'
import { forbidden, notFound, secondPersonRequired } from '../operation/errors.ts'
import { type Principal, userBehind } from '../operation/principal.ts'
import type { Work } from '../operation/work.ts'

/** What the caller is to a person. */
interface Relation {
  /** The caller is the person, or was when the leave was asked for, or is an API key that descends from them. */
  is_own: boolean
  /** The caller is an owner, an admin, an API key, or a manager of the person, directly or through others. */
  is_above: boolean
  /** The person is in the business and not deleted. */
  is_there: boolean
}

/** Whose leave it is, and which user that was when it was asked for. */
interface Whose {
  person_id: number
  own_user_id?: number | null
}

/**
 * Finds out what the caller is to a person. Roles and managers are read now, and not taken from the token. Whose own leave
 * a request is does not change when its person is linked to another user, or to none.
 *
 * @param whose - any person, also of nobody in the business
 */
export async function relationTo(
  { db, business_id, by }: Work<Principal>,
  { person_id, own_user_id = null }: Whose,
): Promise<Relation> {
  const caller = sql`
    select id, person_id, ${by.kind === 'api_key'} or role in ('owner', 'admin') as is_over_all
    from users where business_id = ${business_id} and id = ${userBehind(by)}`
  // `union`, not `union all`: it ends even where people manage each other in a circle.
  const { rows } = await sql<Relation>`
    with recursive caller as (${caller}), above (id) as (
      select ${person_id}::integer
      union
      select manager_id from people join above using (id) where business_id = ${business_id} and manager_id is not null
    )
    select coalesce(person_id = ${person_id}, false) or coalesce(id = ${own_user_id}, false) as is_own,
      is_over_all or coalesce(person_id <> ${person_id} and person_id in (select id from above), false) as is_above,
      exists (
        select from people where business_id = ${business_id} and id = ${person_id} and deleted_at is null
      ) as is_there
    from caller`.execute(db)
  const [relation] = rows
  if (!relation) throw new Error('the caller is gone')
  return relation
}

/**
 * Checks that the caller may ask for leave of a person, or change it: for themselves, or for somebody below them.
 *
 * @throws {ApiError} 403 for anybody else; 404 when there is no such person, or the caller may only see themselves
 */
export async function checkMayAskFor(work: Work<Principal>, person_id: number): Promise<void> {
  const { limited_to_person } = work.by
  if (limited_to_person === person_id) return
  if (limited_to_person !== undefined) throw notFound()
  const { is_own, is_above, is_there } = await relationTo(work, { person_id })
  if (!is_there) throw notFound()
  if (!is_own && !is_above) throw forbidden()
}

/**
 * Checks that the caller may decide on a request: only somebody above its person may.
 *
 * @throws {ApiError} 403 for anybody else, with the code `second_person_required` for the person themselves
 */
export async function checkMayDecideOn(work: Work<Principal>, request: Required<Whose>): Promise<void> {
  const { is_own, is_above } = await relationTo(work, request)
  if (is_own) throw secondPersonRequired()
  if (!is_above) throw forbidden()
}
