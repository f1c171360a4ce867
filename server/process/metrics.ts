import { createServer } from 'node:http'
import type { Pool } from 'pg'
import type { Registry } from 'prom-client'

/**
 * Creates the metrics registry of one process, with the default metrics of Node.js and those of its database
 * connections. Few processes have a registry.
 */
export async function createRegistry(database: {
  pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>
  /** The number of callers that wait because their business has its whole share in use. */
  readonly waiting: number
}): Promise<Registry> {
  const { pool } = database
  const { collectDefaultMetrics, Gauge, Registry } = await import('prom-client')
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'workforce_database_connections',
    help: 'Connections of this process to PostgreSQL; callers without one are `waiting`, or `held_back` by their share.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
      this.set({ state: 'held_back' }, database.waiting)
    },
  })
  return registry
}

/** The HTTP server for the metrics of a process. */
export interface MetricsServer {
  port: number
  close(): Promise<void>
}

/**
 * Serves `GET /metrics` in the Prometheus text format. The server has a separate port, as the port of the API is open
 * to callers.
 *
 * @throws Error when the port is in use
 */
export async function serveMetrics(
  registry: Registry,
  { port, host }: { port: number; host: string },
): Promise<MetricsServer> {
  const server = createServer(async (req, res) => {
    if (req.method !== 'GET' || req.url !== '/metrics') return void res.writeHead(404).end()
    try {
      const text = await registry.metrics()
      res.writeHead(200, { 'Content-Type': registry.contentType }).end(text)
    } catch (error) {
      res.writeHead(503, { 'Content-Type': 'text/plain' }).end(`${(error as Error).message}\n`) // PostgreSQL is down
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isPortInUse = error.code === 'EADDRINUSE'
      reject(isPortInUse ? new Error(`Port ${port} of ${host} is in use: choose another with METRICS_PORT.`) : error)
    })
    server.listen(port, host, resolve)
  })
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
