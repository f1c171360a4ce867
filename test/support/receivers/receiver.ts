import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { closeAfter } from '../close-after.ts'

/** A received request. */
export interface ReceivedRequest {
  path: string
  headers: IncomingHttpHeaders
  /** The exact bytes of the request body. */
  body: Buffer
  /** The time when the body was complete, in milliseconds since 1970. */
  at: number
}

/** Responds to a request after its body has been read. */
export type Behaviour = (response: ServerResponse, received: ReceivedRequest) => void

/** A local receiver of webhooks. */
export interface Receiver {
  url: string
  received: ReceivedRequest[]
  /** Sets the behaviour for all further requests, or only for those to `path`. */
  behave(behaviour: Behaviour, path?: string): void
  /** Waits until `count` requests that match `which` have been received. */
  until(count: number, which?: (received: ReceivedRequest) => boolean): Promise<ReceivedRequest[]>
}

const timeoutMs = 30_000

export const respondWith =
  (status: number, headers: Record<string, string> = {}, body = ''): Behaviour =>
  (response) =>
    void response.writeHead(status, headers).end(body)

const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024))

export const behaviours = {
  /** Resets the connection without a response. */
  reset: (response) => response.socket?.resetAndDestroy(),
  /** Accepts the request and never responds. */
  hang: () => undefined,
  /** Sends, byte by byte, a success response whose body never ends. */
  drip: (response) => {
    response.writeHead(200)
    const timer = setInterval(() => response.write('.'), 20)
    response.once('close', () => clearInterval(timer))
  },
  /** Sends, as fast as the client reads, a success response whose body never ends. */
  endless: (response) => {
    response.writeHead(200)
    const chunk = Buffer.alloc(16_384, 'x')
    const more = () => {
      while (!response.destroyed && response.write(chunk));
    }
    response.on('drain', more).once('close', () => response.off('drain', more))
    more()
  },
  /** Sends a success response of a few kilobytes that decompresses to 64 MiB. */
  gzipBomb: (response) => {
    response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(bomb)
  },
} satisfies Record<string, Behaviour>

/** Starts a receiver that responds with 204 to every request until the end of the test or file. */
export async function startReceiver(): Promise<Receiver> {
  const received: ReceivedRequest[] = []
  const byPath = new Map<string, Behaviour>()
  let defaultBehaviour: Behaviour = respondWith(204)

  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const path = incoming.url ?? '/'
      const request = { path, headers: incoming.headers, body: Buffer.concat(chunks), at: Date.now() }
      received.push(request)
      const behaviour = byPath.get(path) ?? defaultBehaviour
      behaviour(response, request)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closeAfter(() => close(server))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    behave(behaviour, path) {
      if (path === undefined) defaultBehaviour = behaviour
      else byPath.set(path, behaviour)
    },
    async until(count, which = () => true) {
      for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await sleep(10)) {
        const matches = received.filter(which)
        if (matches.length >= count) return matches
      }
      throw new Error(`the receiver got ${received.filter(which).length} of ${count} requests in ${timeoutMs} ms`)
    },
  }
}

/**
 * Returns a URL that always refuses connections: its port is the local port of a connection, so no server can listen on
 * it.
 */
export async function startRefuser(): Promise<{ url: string }> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  closeAfter(() => {
    socket.destroy()
    return close(server)
  })
  return { url: `http://127.0.0.1:${socket.localPort}` }
}

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
