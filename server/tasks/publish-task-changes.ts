import type { Change } from '../operation/work.ts'
import { recordEvents } from '../outbox/record-event.ts'
import { type StoredTask, taskEventData } from './present-task.ts'

type TaskEvent = 'created' | 'updated' | 'completed' | 'reopened' | 'cancelled' | 'overdue'

/**
 * Records the same event for tasks.
 *
 * @param rows - the tasks after the change
 * @param at - the time of the event, if it is not that of the change of the row
 */
export async function publishTasks(
  work: Change,
  rows: readonly StoredTask[],
  as: TaskEvent,
  at?: string,
): Promise<void> {
  if (rows.length === 0) return
  await recordEvents(
    work,
    rows.map((row) => ({
      type: `task.${as}` as const,
      data: taskEventData(row),
      created_at: at ?? (as === 'created' ? row.created_at : row.updated_at),
    })),
  )
}
