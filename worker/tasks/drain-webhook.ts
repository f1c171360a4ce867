import type { Task } from '../task.ts'

/** Hands a webhook to the drainer of this process and ends: no job ever waits for a receiver. */
export const drainWebhook: Task<'drain_webhook'> = async (_work, { webhook_id }, { drainer }) =>
  drainer.wake(webhook_id)
