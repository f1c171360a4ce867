import type { PartitionRule } from '../../db/partitions.ts'

/**
 * The tables with weekly partitions, and the minimum retention of their rows, in days. When all rows of a partition
 * have reached it, the partition is dropped.
 */
export const partitionedLogs = {
  webhook_attempts: { keptDays: 30 },
  webhook_deliveries: { keptDays: 30 },
} as const satisfies Record<string, PartitionRule>
