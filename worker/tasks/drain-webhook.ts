import type { Task } from '../task.ts'

/** Wakes a webhook in the drainer of this process. The job does not wait for the receiver. */
export const drainWebhook: Task<'drain_webhook'> = async (_work, { webhook_id }, { drainer }) =>
  drainer.wake(webhook_id)
