import { recordAudit } from '../audit/record-audit.ts'
import { clock } from '../business/clock.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { accountableUserId, type Principal } from '../operation/principal.ts'
import type { Change } from '../operation/work.ts'
import { findTask } from './find-task.ts'
import { presentTask } from './present-task.ts'
import { publishTasks } from './publish-task-changes.ts'
import { updateTasks } from './write-tasks.ts'

const endings = {
  done: { event: 'completed', action: 'task.completed' },
  cancelled: { event: 'cancelled', action: 'task.cancelled' },
  open: { event: 'reopened', action: 'task.reopened' },
} as const

/**
 * Changes the state of a task, and records the event and the audit entry.
 *
 * @param task - the task, locked by the transaction, whose state allows the change
 * @param options.document_id - the document that completes it
 */
export async function changeState(
  work: Change<Principal>,
  { id, person_id }: { id: number; person_id: number },
  state: Schemas['TaskState'],
  { document_id = null }: { document_id?: number | null } = {},
): Promise<Schemas['Task']> {
  const rows = await updateTasks(work, [id], {
    state,
    document_id,
    completed_at: state === 'done' ? clock(work) : null,
    completed_by: state === 'done' ? accountableUserId(work.by) : null,
    cancelled_at: state === 'cancelled' ? clock(work) : null,
    ...(state === 'open' && { overdue_since: null }),
  })
  const { event, action } = endings[state]
  await publishTasks(work, rows, event)
  recordAudit(work, { action, detail: { task_id: id, person_id } })
  return presentTask(await findTask(work, id), work.by)
}
