import { type Insertable, type RawBuilder, sql, type UpdateObject } from 'kysely'
import type { Change, Database } from '../operation/work.ts'
import { type StoredTask, taskColumns } from './present-task.ts'
import { publishTasks } from './publish-task-changes.ts'
import type { TaskTable } from './task.entity.ts'

export type NewTask = Omit<Insertable<TaskTable>, 'business_id'>

/** The number of tasks in a statement, which bounds its parameters. */
const rowsPerStatement = 500

/** Adds tasks, and records `task.created` for each. */
export async function addTasks(work: Change, tasks: readonly NewTask[]): Promise<StoredTask[]> {
  const { db, business_id } = work
  const rows: StoredTask[] = []
  for (let from = 0; from < tasks.length; from += rowsPerStatement) {
    const part = tasks.slice(from, from + rowsPerStatement).map((task) => ({ ...task, business_id }))
    rows.push(...(await db.insertInto('tasks').values(part).returning(taskColumns).execute()))
  }
  rows.sort((a, b) => a.id - b.id)
  await publishTasks(work, rows, 'created')
  return rows
}

/**
 * Changes tasks.
 *
 * @param ids - the tasks, locked by the transaction or selected by `where`
 * @returns the changed tasks, by ID
 */
export async function updateTasks(
  { db, business_id }: Change,
  ids: readonly number[],
  set: UpdateObject<Database, 'tasks'>,
  where: RawBuilder<boolean> = sql<boolean>`true`,
): Promise<StoredTask[]> {
  if (ids.length === 0) return []
  const rows = await db
    .updateTable('tasks')
    .set({ ...set, version: sql`version + 1`, updated_at: sql`now()` })
    .where('business_id', '=', business_id)
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .where(where)
    .returning(taskColumns)
    .execute()
  return rows.sort((a, b) => a.id - b.id)
}
