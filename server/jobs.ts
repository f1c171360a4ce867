import { z } from 'zod'

/**
 * The jobs that the worker performs, with their payloads. The producer owns this contract; `worker/tasks/index.ts`
 * has one task for each. Payloads carry ids only: a task reads the row again.
 */
export const jobs = {
  /** Wakes the drainer of one webhook: it has due deliveries. */
  drain_webhook: z.object({ webhook_id: z.int() }),
} satisfies Record<string, z.ZodType>

export type JobName = keyof typeof jobs
export type JobPayload<Name extends JobName> = z.output<(typeof jobs)[Name]>
