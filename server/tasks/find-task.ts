import type { Schemas } from '../operation/contract/contract.ts'
import { illegalTransition, notFound } from '../operation/errors.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import type { Principal } from '../operation/principal.ts'
import type { Change, Work } from '../operation/work.ts'
import { isVisibleTask } from './assigned-to.ts'
import { allowedActions, selectTasks, type TaskRow } from './present-task.ts'

/**
 * Reads a task.
 *
 * @throws {ApiError} 404 if it does not exist or the caller cannot see it
 */
export async function findTask(work: Work<Principal>, id: number): Promise<TaskRow> {
  const row = await selectTasks(work).where('tasks.id', '=', id).where(isVisibleTask(work)).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

const words: Record<Schemas['TaskAction'], string> = {
  complete: 'be completed',
  upload: 'get a file',
  update: 'be changed',
  cancel: 'be cancelled',
  reopen: 'be reopened',
}

/**
 * Locks a task for an action, and reads it.
 *
 * @throws {ApiError} 404 if the task does not exist or the caller cannot see it, 412 if `ifMatch` is not its current
 *   version, 409 if its state or kind does not allow the caller the action
 */
export async function lockTask(
  work: Change<Principal>,
  id: number,
  { action, ifMatch }: { action: Schemas['TaskAction']; ifMatch: string | undefined },
): Promise<TaskRow> {
  const { db, business_id } = work
  await db
    .selectFrom('tasks')
    .select('id')
    .where('business_id', '=', business_id)
    .where('id', '=', id)
    .forUpdate()
    .execute()
  const row = await findTask(work, id) // a separate statement, because locked rows cannot be joined on a cluster
  checkIfMatch(ifMatch, row.version, `Task ${id}`)
  checkAction(row, action, work.by)
  return row
}

/** @throws {ApiError} 409 if the state or kind of the task does not allow the caller the action */
export function checkAction(row: TaskRow, action: Schemas['TaskAction'], by: Principal): void {
  if (allowedActions(row, by).includes(action)) return
  const subject = row.state === 'open' ? `A task of the kind ${row.kind}` : `A task that is ${row.state}`
  throw illegalTransition(`${subject} cannot ${words[action]}.`, row.state)
}
