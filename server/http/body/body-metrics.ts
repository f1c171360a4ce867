import { Counter, Gauge, type Registry } from 'prom-client'
import type { BodyBudget } from './body-budget.ts'

/** Shows how much memory is reserved for bodies, and how often there was no room for one. */
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
    help: 'Requests that were answered 503 because there was no memory for their body.',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(bodies.refused)
    },
  })
}
