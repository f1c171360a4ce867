import { businessesInTheMorning, queueTaskReminders } from '../../server/tasks/reminders/queue-task-reminders.ts'
import { forEachBusiness } from '../for-each-business.ts'
import type { Task } from '../task.ts'

/** Queues the reminders of tasks for each business in which it is morning. */
export const queueAllTaskReminders: Task<'queue_task_reminders'> = async (work) =>
  forEachBusiness(work, await businessesInTheMorning(work), 'queueing task reminders', queueTaskReminders)
