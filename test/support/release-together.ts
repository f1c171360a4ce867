import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { SendOptions, TestResponse } from './service/app.ts'

/** A request to one of several server processes. */
export interface RacingRequest extends SendOptions {
  /** The URL of the process, without a trailing slash. */
  url: string
  method: string
  path: string
}

/**
 * Sends requests that all become complete at the same moment. Each request has its own connection and is first sent
 * without its last byte; the last bytes of all requests then follow in quick succession.
 *
 * @returns the responses, in the order of the requests
 */
export async function releaseTogether(requests: RacingRequest[]): Promise<TestResponse[]> {
  const connections = await Promise.all(
    requests.map(async (request) => {
      const { hostname, port } = new URL(request.url)
      const socket = connect({ host: hostname, port: Number(port), noDelay: true })
      await once(socket, 'connect')
      const bytes = encodeRequest(request)
      await write(socket, bytes.subarray(0, -1))
      return { socket, lastByte: bytes.subarray(-1), response: readResponse(socket) }
    }),
  )
  for (const { socket, lastByte } of connections) socket.write(lastByte)
  return await Promise.all(connections.map(({ response }) => response))
}

const write = (socket: Socket, bytes: Buffer): Promise<void> =>
  new Promise((done, fail) => {
    socket.write(bytes, (error) => (error ? fail(error) : done()))
  })

function encodeRequest({ url, method, path, token, body, headers }: RacingRequest): Buffer {
  const content = body === undefined ? '' : JSON.stringify(body)
  const lines = {
    host: new URL(url).host,
    connection: 'close',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(content)) }),
    ...headers,
  }
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n${content}`)
}

/**
 * Reads a response until the connection closes. Supports only responses with `Content-Length`, which the service always
 * sets.
 */
async function readResponse(socket: Socket): Promise<TestResponse> {
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk as Buffer)
  const whole = Buffer.concat(chunks)
  const end = whole.indexOf('\r\n\r\n')
  assert.ok(end > 0, `no HTTP response: ${whole.toString('utf8', 0, 200)}`)
  const [statusLine = '', ...lines] = whole.toString('utf8', 0, end).split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  assert.equal(headers['transfer-encoding'], undefined)
  const bytes = whole.subarray(end + 4)
  const text = bytes.toString('utf8')
  const isJson = String(headers['content-type'] ?? '').startsWith('application/json')
  return { status: Number(statusLine.split(' ')[1]), headers, bytes, text, body: isJson ? JSON.parse(text) : undefined }
}
