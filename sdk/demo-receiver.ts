import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A delivery as it was received. */
export interface Delivery {
  headers: IncomingHttpHeaders
  body: string
  at: number
}

/** A local receiver of webhooks. */
export interface Receiver {
  url: string
  /** The status of all further responses. */
  status: number
  /** Returns the next delivery that has not been taken yet, or undefined when none arrives in time. */
  next(withinMs: number): Promise<Delivery | undefined>
  close(): void
}

/** Starts a receiver on a free port. */
export async function startReceiver(): Promise<Receiver> {
  const deliveries: Delivery[] = []
  const server = createServer(async (request, response) => {
    deliveries.push({ headers: request.headers, body: await text(request), at: Date.now() })
    response.writeHead(receiver.status).end()
    server.emit('delivery')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    status: 204,
    next: async (withinMs) => {
      const isLate = AbortSignal.timeout(withinMs)
      if (deliveries.length === 0) await once(server, 'delivery', { signal: isLate }).catch(() => undefined)
      return deliveries.shift()
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return receiver
}
