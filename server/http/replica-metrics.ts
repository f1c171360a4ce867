import { Counter, type Registry } from 'prom-client'
import type { ReplicaOutcome } from '../db/replica/replica.ts'

/** Counts the reads that a replica could answer, by who did and why. */
export function replicaMetrics(registry: Registry): (outcome: ReplicaOutcome) => void {
  const reads = new Counter({
    name: 'workforce_replica_reads_total',
    help: 'Lists and reports answered by the `replica`, or by the primary as the replica was `behind`, `failed` or `resting` after either.',
    labelNames: ['outcome'],
    registers: [registry],
  })
  return (outcome) => reads.inc({ outcome })
}
