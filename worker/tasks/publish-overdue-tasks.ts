import { businessesWithOverdueTasks, publishNextOverdue } from '../../server/tasks/publish-overdue.ts'
import { roundRobin } from '../for-each-business.ts'
import type { Task } from '../task.ts'

/** Publishes which tasks are overdue, in one transaction per task. */
export const publishOverdueTasks: Task<'publish_overdue_tasks'> = async (work) =>
  roundRobin(work, await businessesWithOverdueTasks(work), 'publishing overdue tasks', (work) =>
    publishNextOverdue(work, { locked: 'skip' }),
  )
