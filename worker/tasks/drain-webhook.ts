import { jobs } from '../../server/jobs.ts'
import type { Task } from '../task.ts'

/** Hands a webhook to the drainer of this process and ends: no job ever waits for a receiver. */
export const drainWebhook: Task = async (payload, { drainer }) => {
  const { webhook_id } = jobs.drain_webhook.parse(payload)
  drainer.wake(webhook_id)
}
