import type { JobName } from '../../server/jobs.ts'
import type { Task } from '../task.ts'
import { drainWebhook } from './drain-webhook.ts'

/** A task for every job that can be enqueued. */
export const tasks: Record<JobName, Task> = {
  drain_webhook: drainWebhook,
}
