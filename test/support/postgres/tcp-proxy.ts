import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'

/** A proxy for connections to a server, which can break them or fall silent. */
export interface TcpProxy {
  /** The given URL, through the proxy. */
  url: string
  /** Breaks the existing connections and refuses new ones. */
  cut(): Promise<void>
  /** Stops forwarding data on existing and new connections, until `cut` and `restore`. */
  stall(): void
  restore(): Promise<void>
  /** Has each of the faults befall one of the next answers, in this order. An answer has to be small: one packet. */
  injectFaults(...faults: Fault[]): void
}

/**
 * What befalls an answer.
 *
 * @param near - the connection to the client
 * @returns what is forwarded in its place
 */
export type Fault = (answer: Buffer, near: Socket) => Buffer | Promise<Buffer>

const none = Buffer.alloc(0)
const halfOf = (answer: Buffer): Buffer => answer.subarray(0, answer.length - 10)

/** The faults of a connection, by what becomes of the answer. */
export const faults = {
  late: async (answer) => {
    await new Promise((resolve) => setTimeout(resolve, 100))
    return answer
  },
  lost: (_answer, near) => {
    near.resetAndDestroy()
    return none
  },
  cutOff: (answer, near) => {
    near.end(halfOf(answer))
    return none
  },
  /** The rest never comes, though the connection lasts. */
  half: halfOf,
  corrupted: (answer) => Buffer.from(answer.toString('latin1').replace('"success":true', '"success":tr~e'), 'latin1'),
  /** The answer is whole, but nobody hears the next request. */
  last: (answer, near) => {
    near.end(answer)
    return none
  },
} satisfies Record<string, Fault>

/**
 * Listens on loopback and forwards every connection.
 *
 * @param target - the URL of the server, such as `postgres://…`
 */
export async function startTcpProxy(target: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const due: Fault[] = []
  let isSilent = false
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    const answers = new Transform({
      transform: (answer: Buffer, _encoding, done) => {
        const fault = due.shift()
        if (fault === undefined) return done(null, answer)
        Promise.resolve(fault(answer, near)).then((left) => done(null, left), done)
      },
    })
    answers.pipe(near)
    for (const [from, to, into] of [
      [near, far, far],
      [far, near, answers],
    ] as const) {
      sockets.add(from)
      from.once('close', () => sockets.delete(from))
      from.once('error', () => to.destroy())
      if (!isSilent) from.pipe(into)
    }
  })
  const listen = async (at: number): Promise<number> => {
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const own = await listen(0)
  const url = new URL(target)
  url.host = `127.0.0.1:${own}`
  return {
    url: url.href,
    cut: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.resetAndDestroy()
      await closed
    },
    stall: () => {
      isSilent = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    restore: async () => {
      isSilent = false
      await listen(own)
    },
    injectFaults: (...more) => void due.push(...more),
  }
}
