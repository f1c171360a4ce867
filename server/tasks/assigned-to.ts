import { type RawBuilder, sql } from 'kysely'
import type { Principal } from '../operation/principal.ts'
import { withinReach } from '../operation/within-reach.ts'
import type { Work } from '../operation/work.ts'

/**
 * Returns the condition that a user can do a task: it is assigned to them, to their role, to their own person, or to the
 * manager that they are. The statement must have the task as `tasks`.
 */
export function isAssignedTo({ business_id }: Pick<Work, 'business_id'>, user_id: number): RawBuilder<boolean> {
  const person = sql`(select person_id from users where business_id = ${business_id} and id = ${user_id})`
  return sql<boolean>`case tasks.assignee_type
    when 'user' then tasks.assignee_user_id = ${user_id}
    when 'person' then coalesce(tasks.person_id = ${person}, false)
    when 'manager' then exists (
      select from people report
      where report.business_id = ${business_id} and report.id = tasks.person_id and report.manager_id = ${person})
    else exists (
      select from users
      where business_id = ${business_id} and id = ${user_id} and role in ('owner', tasks.assignee_role))
  end`
}

/** Returns the condition that the caller can do a task. API keys have no tasks. */
export const isOwnTask = (work: Work<Principal>): RawBuilder<boolean> =>
  work.by.kind === 'user' ? isAssignedTo(work, work.by.user_id) : sql<boolean>`false`

/** Returns the condition that the caller can see a task: it is about another person within their reach, or they can do it. */
export function isVisibleTask(work: Work<Principal>): RawBuilder<boolean> {
  const { reach } = work.by
  if (reach.own_person === undefined) return sql<boolean>`true`
  if (!reach.and_team && !reach.and_department) return isOwnTask(work)
  return sql<boolean>`(${isOwnTask(work)}
    or (tasks.person_id <> ${reach.own_person} and ${withinReach('tasks.person_id', work, reach)}))`
}

/** Whether the caller can change all tasks. */
export const managesTasks = ({ scopes, reach }: Principal): boolean =>
  scopes.has('tasks:write') && reach.own_person === undefined
