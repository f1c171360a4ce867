import { sql } from 'kysely'
import { clock, readTransactionTime } from '../business/clock.ts'
import { rowToday, todayIn } from '../business/today.ts'
import { acrossBusinesses, type GlobalWork, inTransaction, type Locked, type Work } from '../operation/work.ts'
import { taskColumns } from './present-task.ts'
import { publishTasks } from './publish-task-changes.ts'

/** The condition of the index `tasks_next_overdue`, with literals, without which a prepared plan could not use it. */
const isNotPublished = sql<boolean>`state = 'open' and overdue_since is null`

/** Returns the IDs of the businesses in which an open task was due before today, by the date in their time zone. */
export async function businessesWithOverdueTasks(work: GlobalWork): Promise<number[]> {
  const rows = await acrossBusinesses(work)
    .db.selectFrom('tasks')
    .innerJoin('businesses', 'businesses.id', 'tasks.business_id')
    .select('business_id')
    .distinct()
    .where(isNotPublished)
    .where(sql<boolean>`due_on < ${tomorrow} and due_on < ${rowToday}`)
    .execute()
  return rows.map(({ business_id }) => business_id)
}

/**
 * SQL for tomorrow's date in UTC. No time zone has a later date, so this bounds the range of the index that is read.
 */
const tomorrow = sql`(now() at time zone 'UTC')::date + 1`

/**
 * Publishes that the task that was due first is overdue. The event and `overdue_since` are written in one transaction, so
 * that each due date is reported once.
 *
 * @returns whether there was such a task
 */
export const publishNextOverdue = (work: Work, { locked }: Locked): Promise<boolean> =>
  inTransaction(work, async (work) => {
    const due = await work.db
      .selectFrom('tasks')
      .select('id')
      .where('business_id', '=', work.business_id)
      .where(isNotPublished)
      .where(sql<boolean>`due_on < ${todayIn(work)}`)
      .orderBy('due_on')
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .$if(locked === 'skip', (query) => query.skipLocked())
      .executeTakeFirst()
    if (!due) return false
    const rows = await work.db
      .updateTable('tasks')
      .set({ overdue_since: clock(work) })
      .where('business_id', '=', work.business_id)
      .where('id', '=', due.id)
      .returning(taskColumns)
      .execute()
    await publishTasks(work, rows, 'overdue', await readTransactionTime(work))
    return true
  })
