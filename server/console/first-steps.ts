import { rich, text } from '../texts/english.ts'
import { linkTo } from '../texts/texts.ts'
import type { Task } from './open-tasks.ts'
import { may, type PageContext } from './page-context.ts'

/** Whether the user can set up the business. */
const maySetUp = (context: PageContext): boolean =>
  may(context, 'people:write') && may(context, 'leave:manage') && may(context, 'users:write')

/** Whether the business has people other than the user. Reads nothing for users who cannot set up the business. */
export async function hasOtherPeople(context: PageContext): Promise<boolean> {
  if (!maySetUp(context)) return true
  const { data } = await context.api.people.list({ limit: 2 })
  return data.some(({ id }) => id !== context.me.person_id)
}

/** Returns the steps that remain to set up the business; none once it has people and leave types. */
export function firstSteps(
  context: PageContext,
  { hasPeople, hasLeaveTypes }: { hasPeople: boolean; hasLeaveTypes: boolean },
): Task[] {
  if (!maySetUp(context) || (hasPeople && hasLeaveTypes)) return []
  const people: Task = {
    area: text('home.people'),
    tone: 'soft',
    title: text('home.addPeople'),
    detail: rich('home.addPeopleHint', { link: linkTo('/console/people/import') }),
    href: '/console/people/new',
    action: text('home.addPerson'),
  }
  const leaveTypes: Task = {
    area: text('home.leave'),
    tone: 'soft',
    title: text('home.addLeaveTypes'),
    detail: rich('home.addLeaveTypesHint', { link: linkTo('/console/leave/holidays') }),
    href: '/console/leave/types/new',
    action: text('leave.newType'),
  }
  const users: Task = {
    area: text('home.users'),
    tone: 'soft',
    title: text('home.inviteUsers'),
    detail: text('home.inviteUsersHint'),
    href: '/console/users/invite',
    action: text('home.inviteUser'),
  }
  return [...(hasPeople ? [] : [people]), ...(hasLeaveTypes ? [] : [leaveTypes]), users]
}
