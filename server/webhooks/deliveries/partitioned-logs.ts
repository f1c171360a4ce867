import type { PartitionRule } from '../../db/partitions.ts'

/** Tables with weekly partitions, and the minimum retention of their rows. Then the whole partition is dropped. */
export const partitionedLogs = {
  webhook_attempts: { keptDays: 30 },
  webhook_deliveries: { keptDays: 30 },
} as const satisfies Record<string, PartitionRule>
