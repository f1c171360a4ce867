import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestContext } from 'node:test'

/** A request as the service of a test received it. */
export interface Received {
  method: string
  /** With the query. */
  url: string
  headers: IncomingHttpHeaders
  body: string
}

/** How the service of a test answers a request, or does not. */
export type Answerer = (response: ServerResponse, request: Received) => void

export interface Service {
  baseUrl: string
  /** In the order of arrival. */
  requests: Received[]
}

/**
 * Listens on a socket of its own until the test ends.
 *
 * @param answers - the first request gets the first of them, and so on; the last one repeats
 */
export async function startService(t: Pick<TestContext, 'after'>, ...answers: Answerer[]): Promise<Service> {
  const requests: Received[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method = '', url = '', headers } = request
    const received = { method, url, headers, body: Buffer.concat(chunks).toString() }
    requests.push(received)
    const answerer = answers[requests.length - 1] ?? answers.at(-1)
    answerer?.(response, received)
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

/** A success in our envelope. */
export const data =
  (value: unknown, headers: Headers = {}): Answerer =>
  (response) =>
    json(response, 200, { success: true, data: value }, headers)

/** A page of a list. */
export const page =
  (items: unknown[], nextCursor: string | null, meta: object = {}): Answerer =>
  (response) =>
    json(response, 200, { success: true, data: items, meta: { next_cursor: nextCursor, ...meta } })

/** A failure as the contract has it. */
export const failure =
  (status: number, code: string, members: object = {}, headers: Headers = {}): Answerer =>
  (response) =>
    json(
      response,
      status,
      { success: false, message: `It is ${code}.`, code, request_id: 'req_1', ...members },
      headers,
    )

/** A failure that is worth another try at once. */
export const unavailable = failure(503, 'unavailable', {}, { 'retry-after': '0' })

/** 204. */
export const nothing: Answerer = (response) => response.writeHead(204).end()

/** A file. */
export const file: Answerer = (response) => response.writeHead(200, { 'content-type': 'text/csv' }).end('id\r\n1\r\n')

/** Closes the connection without an answer. */
export const hangUp: Answerer = (response) => response.destroy()

/** Never answers. */
export const silence: Answerer = () => undefined

/** Sends status, headers and half of a body, and no more. */
export const halfAnswer: Answerer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"success": true,')
}

/** The same, and then the connection breaks. */
export const brokenAnswer: Answerer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
  response.write('{"success": true,', () => response.destroy())
}

function json(response: ServerResponse, status: number, body: unknown, headers: Headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}
