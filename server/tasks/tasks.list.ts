import { sql } from 'kysely'
import { z } from 'zod'
import { whereDefined } from '../db/driver/where-defined.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { unknownReference } from '../operation/errors.ts'
import { listOrders } from '../operation/list-order.ts'
import { report } from '../operation/operation.ts'
import { readPage } from '../operation/read-page.ts'
import { list } from '../operation/response.ts'
import { checkPeopleFilter } from '../people/check-people-filter.ts'
import { isAssignedTo, isOwnTask, isVisibleTask } from './assigned-to.ts'
import { userExists } from './check-task.ts'
import { isOverdue, presentTask, selectTasks } from './present-task.ts'

/** Tasks without a due date are sorted after all others. */
const orderBy = listOrders<Schemas['TaskSort']>(
  {
    due_on: [sql`coalesce(tasks.due_on, date '9999-12-31')`, z.iso.date()],
    updated_at: [sql`tasks.updated_at`, z.iso.datetime()],
  },
  'tasks.id',
)

/** Lists the tasks that the caller can see, by due date unless the query has another `sort`. */
export const tasksList = report('tasks.list', async (work, { query }) => {
  const { assignee } = query
  const user_id = assignee === undefined || assignee === 'me' ? undefined : Number(assignee)
  await checkPeopleFilter(work, query.person_id)
  if (user_id !== undefined && (user_id > maxId || !(await userExists(work, user_id)))) {
    throw unknownReference('query.assignee')
  }
  const matches = selectTasks(work).where(({ and, eb }) =>
    and([
      isVisibleTask(work),
      ...(assignee === 'me' ? [isOwnTask(work)] : []),
      ...whereDefined(user_id, (id) => isAssignedTo(work, id)),
      ...whereDefined(query.person_id, (people) => sql<boolean>`tasks.person_id = any(${people}::int[])`),
      ...whereDefined(query.state, (state) => eb('tasks.state', '=', state)),
      ...whereDefined(query.overdue, (overdue) => (overdue ? isOverdue(work) : sql<boolean>`not ${isOverdue(work)}`)),
      ...whereDefined(query.due_before, (day) => eb('tasks.due_on', '<', day)),
      ...whereDefined(query.updated_since, (time) => eb('tasks.updated_at', '>=', time)),
    ]),
  )
  return list(await readPage(work, query, orderBy(query.sort ?? 'due_on'), matches), (row) => presentTask(row, work.by))
})

const maxId = 2 ** 31 - 1
