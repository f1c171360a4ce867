import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A proxy for connections to a server, which can break them or fall silent. */
export interface TcpProxy {
  /** The given URL, through the proxy. */
  url: string
  /** Breaks the existing connections and refuses new ones. */
  cut(): Promise<void>
  /** Stops forwarding data on existing and new connections, until `cut` and `mend`. */
  fallSilent(): void
  mend(): Promise<void>
}

/**
 * Listens on loopback and forwards every connection.
 *
 * @param target - the URL of the server, such as `postgres://…`
 */
export async function startTcpProxy(target: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let isSilent = false
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.once('close', () => sockets.delete(from))
      from.once('error', () => to.destroy())
      if (!isSilent) from.pipe(to)
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
    fallSilent: () => {
      isSilent = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    mend: async () => {
      isSilent = false
      await listen(own)
    },
  }
}
