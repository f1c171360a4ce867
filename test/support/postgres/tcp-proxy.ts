import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'

/** A TCP proxy in front of a server, which can break connections or stop forwarding data. */
export interface TcpProxy {
  /** The URL of the target through the proxy. */
  url: string
  /** Breaks the existing connections and refuses new ones. */
  cut(): Promise<void>
  /** Stops forwarding data on existing and new connections, until `cut` or `restore` is called. */
  stall(): void
  /** Accepts connections and forwards data again. */
  restore(): Promise<void>
  /** Applies one fault to each of the next responses, in this order. A response must fit in one packet. */
  injectFaults(...faults: Fault[]): void
}

/**
 * Changes or suppresses a response.
 *
 * @param near - the connection to the client
 * @returns the bytes to forward instead
 */
export type Fault = (response: Buffer, near: Socket) => Buffer | Promise<Buffer>

const none = Buffer.alloc(0)
const withoutEnd = (response: Buffer): Buffer => response.subarray(0, response.length - 10)

/** Connection faults, named after their effect on the response. */
export const faults = {
  late: async (response) => {
    await new Promise((resolve) => setTimeout(resolve, 100))
    return response
  },
  lost: (_response, near) => {
    near.resetAndDestroy()
    return none
  },
  cutOff: (response, near) => {
    near.end(withoutEnd(response))
    return none
  },
  /** The client receives only a part of the response, and the connection stays open. */
  half: withoutEnd,
  corrupted: (response) =>
    Buffer.from(response.toString('latin1').replace('"success":true', '"success":tr~e'), 'latin1'),
  /** The response is complete, but the connection is closed before the next request. */
  last: (response, near) => {
    near.end(response)
    return none
  },
} satisfies Record<string, Fault>

/**
 * Starts a proxy on the loopback interface that forwards every connection.
 *
 * @param target - the URL of the server, such as `postgres://…`
 * @param onConnect - called with each connection to the server, to read what it sends
 */
export async function startTcpProxy(target: string, onConnect?: (connection: Socket) => void): Promise<TcpProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const pendingFaults: Fault[] = []
  let isStalled = false
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    onConnect?.(far)
    const responses = new Transform({
      transform: (response: Buffer, _encoding, done) => {
        const fault = pendingFaults.shift()
        if (fault === undefined) return done(null, response)
        Promise.resolve(fault(response, near)).then((bytes) => done(null, bytes), done)
      },
    })
    responses.pipe(near)
    for (const [from, to, into] of [
      [near, far, far],
      [far, near, responses],
    ] as const) {
      sockets.add(from)
      from.once('close', () => sockets.delete(from))
      from.once('error', () => to.destroy())
      if (!isStalled) from.pipe(into)
    }
  })
  const listen = async (requestedPort: number): Promise<number> => {
    server.listen(requestedPort, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const ownPort = await listen(0)
  const url = new URL(target)
  url.host = `127.0.0.1:${ownPort}`
  return {
    url: url.href,
    cut: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.resetAndDestroy()
      await closed
    },
    stall: () => {
      isStalled = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    restore: async () => {
      isStalled = false
      await listen(ownPort)
    },
    injectFaults: (...more) => void pendingFaults.push(...more),
  }
}
