import { Histogram, type Registry } from 'prom-client'

/** A request that is over. */
export interface FinishedRequest {
  /** The operation's id, or null without one. Paths are not used, as callers can make up any number of them. */
  operation: string | null
  status: number
  durationMs: number
}

/** Counts and times requests by operation and status. */
export function requestMetrics(registry: Registry): (request: FinishedRequest) => void {
  const durations = new Histogram({
    name: 'workforce_http_request_duration_seconds',
    help: 'From the head of a request to the end of its answer.',
    labelNames: ['operation', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  return ({ operation, status, durationMs }) =>
    durations.observe({ operation: operation ?? 'none', status }, durationMs / 1000)
}
