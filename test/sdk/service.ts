import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestContext } from 'node:test'

/** A request as the test service received it. */
export interface Received {
  method: string
  /** Path and query. */
  url: string
  headers: IncomingHttpHeaders
  body: string
}

/** Responds to a request, or leaves it without a response. */
export type Responder = (response: ServerResponse, request: Received) => void

export interface Service {
  baseUrl: string
  /** In the order of arrival. */
  requests: Received[]
}

/**
 * Listens on a new socket until the test ends.
 *
 * @param responders - one for each request in order; the last one serves all further requests
 */
export async function startService(t: Pick<TestContext, 'after'>, ...responders: Responder[]): Promise<Service> {
  const requests: Received[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method = '', url = '', headers } = request
    const received = { method, url, headers, body: Buffer.concat(chunks).toString() }
    requests.push(received)
    const respond = responders[requests.length - 1] ?? responders.at(-1)
    respond?.(response, received)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests }
}

type Headers = Record<string, string>

/** A success in the envelope of the API. */
export const data =
  (value: unknown, headers: Headers = {}): Responder =>
  (response) =>
    json(response, 200, { success: true, data: value }, headers)

/** A page of a list. */
export const page =
  (items: unknown[], nextCursor: string | null, meta: object = {}): Responder =>
  (response) =>
    json(response, 200, { success: true, data: items, meta: { next_cursor: nextCursor, ...meta } })

/** A failure in the format of the contract. */
export const failure =
  (status: number, code: string, members: object = {}, headers: Headers = {}): Responder =>
  (response) =>
    json(
      response,
      status,
      { success: false, message: `It is ${code}.`, code, request_id: 'req_1', ...members },
      headers,
    )

/** A failure that may be retried immediately. */
export const unavailable = failure(503, 'unavailable', {}, { 'retry-after': '0' })

/** 204. */
export const nothing: Responder = (response) => response.writeHead(204).end()

/** A file. */
export const file: Responder = (response) => response.writeHead(200, { 'content-type': 'text/csv' }).end('id\r\n1\r\n')

/** Closes the connection without a response. */
export const hangUp: Responder = (response) => response.destroy()

/** Never responds. */
export const silence: Responder = () => undefined

/** Sends the status, the headers and half of the body, and then nothing. */
export const halfResponse: Responder = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"success": true,')
}

/** Sends half of the body, and then closes the connection. */
export const brokenResponse: Responder = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
  response.write('{"success": true,', () => response.destroy())
}

function json(response: ServerResponse, status: number, body: unknown, headers: Headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}
