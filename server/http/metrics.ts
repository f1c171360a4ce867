import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { ReplicaOutcome } from '../db/replica/replica.ts'
import type { BodyBudget } from './body/body-budget.ts'

/** A completed request. */
export interface FinishedRequest {
  /**
   * The ID of the operation; null for a request without one. Paths are not used, as callers can send any number of
   * different paths.
   */
  operation: string | null
  status: number
  durationMs: number
}

/** Creates the function that counts and times requests by operation and status. */
export function requestMetrics(registry: Registry): (request: FinishedRequest) => void {
  const durations = new Histogram({
    name: 'workforce_http_request_duration_seconds',
    help: 'From the head of a request to the end of its response.',
    labelNames: ['operation', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  return ({ operation, status, durationMs }) =>
    durations.observe({ operation: operation ?? 'none', status }, durationMs / 1000)
}

/** Registers metrics of the memory reserved for bodies and of the number of refused bodies. */
export function bodyMetrics(registry: Registry, bodies: BodyBudget): void {
  new Gauge({
    name: 'workforce_http_body_bytes',
    help: 'Memory that is reserved for the bodies of requests in progress.',
    registers: [registry],
    collect() {
      this.set(bodies.reserved)
    },
  })
  new Counter({
    name: 'workforce_http_bodies_refused_total',
    help: 'Requests that got a 503 because there was no memory for their body.',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(bodies.refusals)
    },
  })
}

/** Creates the function that counts, by outcome, the reads that a replica could serve. */
export function replicaMetrics(registry: Registry): (outcome: ReplicaOutcome) => void {
  const reads = new Counter({
    name: 'workforce_replica_reads_total',
    help: 'Lists and reports served by the `replica`, or by the primary because the replica was `behind`, `failed` or `resting` after either.',
    labelNames: ['outcome'],
    registers: [registry],
  })
  return (outcome) => reads.inc({ outcome })
}
