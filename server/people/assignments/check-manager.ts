import { sql } from 'kysely'
import { lockPersonKey } from '../../access/users/lock-person-key.ts'
import { unknownReference, validationFailed } from '../../operation/errors.ts'
import type { Change } from '../../operation/work.ts'
import { isBelow } from '../../workplaces/is-below.ts'
import { assignmentInForce, jobMember } from './in-force.ts'

const circular = () =>
  validationFailed([{ path: 'body.manager_id', code: 'circular', message: 'must not be managed by the person' }])

/**
 * Checks that a manager is in the business, and prevents their deletion until the transaction ends.
 *
 * @throws {ApiError} 422 if the manager is not in the business, or is the person
 */
export async function checkManagerExists(work: Change, id: number, manager_id: number): Promise<void> {
  if (manager_id === id) throw circular()
  if (!(await lockPersonKey(work, manager_id))) throw unknownReference('body.manager_id')
}

/**
 * Checks the manager of an assignment, and prevents the manager's deletion until the transaction ends.
 *
 * @param work - its transaction has locked the business, so that no other manager changes concurrently
 * @param on - the first day of the assignment
 * @throws {ApiError} 422 if the manager is not in the business, or reports to the person on that day
 */
export async function checkManagerOn(work: Change, id: number, manager_id: number, on: string): Promise<void> {
  await checkManagerExists(work, id, manager_id)
  if (await reportsOn(work, manager_id, id, on)) throw circular()
}

/**
 * Checks the manager that a person has from now on.
 *
 * @param work - its transaction has locked the business
 * @throws {ApiError} 422 if the manager reports to the person
 */
export async function checkManagerToday(work: Change, id: number, manager_id: number): Promise<void> {
  if (await isBelow(work, 'people', manager_id, id)) throw circular()
}

/** Whether a person reports to a manager on a day, directly or through others. */
async function reportsOn({ db, business_id }: Change, id: number, manager_id: number, day: string): Promise<boolean> {
  // `union` removes duplicates, so that the recursion ends even if the rows form a cycle.
  const { rows } = await sql`
    with recursive managers (id) as (
      select ${id}::integer
      union
      select person.manager_id from managers cross join lateral (
        select ${jobMember('manager_id')} as manager_id
        from people left join lateral ${assignmentInForce({ business_id }, day)} job on true
        where people.business_id = ${business_id} and people.id = managers.id limit 1
      ) person where person.manager_id is not null
    )
    select from managers where id = ${manager_id}`.execute(db)
  return rows.length > 0
}
