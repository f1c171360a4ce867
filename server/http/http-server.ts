import { randomUUID } from 'node:crypto'
import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

/** An HTTP server whose answers to requests that are not even HTTP have the same form as all others. */
export function createHttpServer(listener: RequestListener): Server {
  const server = createServer(
    { headersTimeout: 20_000, requestTimeout: 60_000, keepAliveTimeout: 65_000, maxHeaderSize: 16_384 },
    listener,
  )
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => answerNoRequest(error.code, socket))
  return server
}

function answerNoRequest(code: string | undefined, socket: Duplex): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = code === 'HPE_HEADER_OVERFLOW' ? 431 : code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
  const request_id = `req_${randomUUID().replaceAll('-', '')}`
  const body = JSON.stringify({
    success: false,
    message: `${STATUS_CODES[status]}.`,
    code: 'malformed_request',
    request_id,
  })
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nX-Request-Id: ${request_id}\r\nConnection: close\r\n\r\n${body}`,
  )
}

/**
 * Stops taking requests, lets those under way finish, and after a while cuts off what is left.
 *
 * @param graceMs - how long requests under way may still take
 */
export async function closeGracefully(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // Clients keep connections for their next request, so the last answer says that there is none.
  server.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'))
  const sweep = setInterval(() => server.closeIdleConnections(), sweepMs)
  const cutOff = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearInterval(sweep)
  clearTimeout(cutOff)
}

/** How soon a connection is closed whose request was under way when the closing began. */
const sweepMs = 50
