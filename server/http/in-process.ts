import type { RequestListener } from 'node:http'
import { request as sendRequest } from 'node:http'
import { duplexPair, Readable } from 'node:stream'
import { createHttpServer } from './http-server.ts'

/**
 * Creates, for each caller's address, a `fetch` that reaches the service in its own process, with HTTP over a pair of
 * streams instead of a socket. It needs no port, and requests pass the same middleware as external requests.
 *
 * @param listener - handles the requests, for any host name
 */
export function fetchInProcess(listener: RequestListener): (callerAddress: string | null) => typeof fetch {
  const server = createHttpServer(listener)
  const connect = (callerAddress: string | null) => {
    const [near, far] = duplexPair()
    server.emit('connection', Object.assign(far, { remoteAddress: callerAddress ?? undefined }))
    return near
  }
  return (callerAddress) => async (input, init) => {
    const request = new Request(input, init)
    const body = request.body === null ? undefined : Buffer.from(await request.arrayBuffer())
    return await new Promise((resolve, reject) => {
      const { host, pathname, search } = new URL(request.url)
      const outgoing = sendRequest({
        method: request.method,
        path: pathname + search,
        headers: {
          ...Object.fromEntries(request.headers),
          host,
          ...(body !== undefined && { 'content-length': body.length }),
        },
        createConnection: () => connect(callerAddress),
        signal: request.signal,
      })
      outgoing.once('response', (incoming) => {
        const headers = Object.entries(incoming.headersDistinct).flatMap(([name, values = []]) =>
          values.map((value): [string, string] => [name, value]),
        )
        const { statusCode: status = 500 } = incoming
        const content = status === 204 || status === 304 ? null : (Readable.toWeb(incoming) as ReadableStream)
        resolve(new Response(content, { status, headers }))
      })
      outgoing.once('error', reject)
      outgoing.end(body)
    })
  }
}
