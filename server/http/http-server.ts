import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import type { Duplex } from 'node:stream'
import { createRequestId } from '../operation/principal.ts'

/**
 * The idle timeout of a connection in milliseconds, so that a stalled reader does not keep the rest of its response in
 * memory.
 */
const stalledMs = 120_000

/**
 * Creates an HTTP server that responds to malformed HTTP in the same form as to any other failure.
 *
 * @param options.timeoutMs - the idle time after which a connection is closed
 */
export function createHttpServer(listener: RequestListener, { timeoutMs = stalledMs } = {}): Server {
  const server = createServer(
    {
      headersTimeout: 20_000,
      requestTimeout: 60_000,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16_384,
      requireHostHeader: false, // required below: Node.js would send a response without a body
    },
    (req, res) => {
      if (isAddressed(req)) listener(req, res)
      else refuse(res, 400)
    },
  )
  server.setTimeout(timeoutMs)
  server.on('checkExpectation', (_req, res) => refuse(res, 417)) // RFC 9110 § 10.1.1
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => rejectInvalidRequest(error.code, socket))
  return server
}

/**
 * Whether a request has exactly one `Host`, or none in HTTP/1.0 (RFC 9112 § 3.2). Node.js keeps the first of several.
 */
function isAddressed({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

function rejectInvalidRequest(code: string | undefined, socket: Duplex): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = code === 'HPE_HEADER_OVERFLOW' ? 431 : code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
  const { headers, body } = refusal(status)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
}

function refuse(res: ServerResponse, status: number): void {
  const { headers, body } = refusal(status)
  res.writeHead(status, headers).end(body)
}

/**
 * Creates the response to a malformed request. The response closes the connection, as the start of the next request is
 * unknown.
 */
function refusal(status: number): { headers: Record<string, string | number>; body: string } {
  const request_id = createRequestId()
  const message = `${STATUS_CODES[status]}.`
  const body = JSON.stringify({ success: false, message, code: 'malformed_request', request_id })
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    // The most important of the headers that headers.ts adds to every response.
    'Cache-Control': 'no-store',
    'Content-Security-Policy': `default-src 'none';frame-ancestors 'none'`,
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Request-Id': request_id,
    Connection: 'close',
  }
  return { headers, body }
}

/**
 * Stops accepting requests, waits for requests in progress, and aborts the rest after `graceMs`.
 *
 * @param graceMs - how long requests in progress may still take
 */
export async function closeGracefully(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // Keep-alive connections would stay open for the next request.
  server.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'))
  const sweep = setInterval(() => server.closeIdleConnections(), sweepMs)
  const cutOff = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearInterval(sweep)
  clearTimeout(cutOff)
}

/** The interval at which idle connections are closed, in milliseconds. */
const sweepMs = 50
