import type { PartitionRule } from '../../db/partitions.ts'

/** Tables in partitions of a week, with the days for which a row is kept at least: then its partition goes as a whole. */
export const partitionedLogs = {
  webhook_attempts: { keptDays: 30 },
  webhook_deliveries: { keptDays: 30 },
} as const satisfies Record<string, PartitionRule>
