import { joined } from './hmac.ts'
import { type ReceiverOptions, receiver, requireSize } from './receive.ts'
import { type RawBody, WebhookVerificationError } from './webhooks.ts'

export type { EventHandlers, ReceiverOptions } from './receive.ts'
export { type UnknownEvent, type WebhookEvent, WebhookVerificationError } from './webhooks.ts'

/** The used part of a request of Express or `node:http`. */
export interface NodeRequest {
  method?: string | undefined
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** Set by body parsers. */
  body?: unknown
  /** Bytes that a platform, or `verify` of a body parser, stored. */
  rawBody?: unknown
  /** Whether the stream has been read. */
  readableDidRead?: boolean
  on(event: string, listener: (chunk: Uint8Array) => void): unknown
  off(event: string, listener: (chunk: Uint8Array) => void): unknown
}

/** The used part of a response of Express or `node:http`. */
export interface NodeResponse {
  statusCode: number
  setHeader(name: string, value: string): unknown
  end(body?: string): unknown
}

const goneBody =
  'The raw body of this delivery is gone: a body parser, such as express.json(), has read it before. Register the route ' +
  'of the webhook before app.use(express.json()), or let the parser keep the bytes: ' +
  'express.json({ verify: (req, _res, bytes) => { req.rawBody = bytes } }).'

/**
 * Creates a receiver of deliveries for Express and other frameworks with the requests of `node:http`. It reads the raw
 * body itself, so register it before body parsers; it also accepts the bytes that `express.raw()` has read, or that a
 * parser stored as `req.rawBody`. It verifies each delivery, calls the handler of its type and responds with 204 when
 * it was handled, 400 when it is not a valid delivery, 413 when it is too large, 500 when a handler threw or the raw
 * body is missing. No error reaches Express, whose response might have a status that ends the delivery permanently.
 *
 * @throws {TypeError} when there is no secret, or it cannot be one
 * @example
 * app.post('/hooks', receiveWebhooks({
 *   secret: process.env.WEBHOOK_SECRET,
 *   on: { 'person.created': async (event) => console.log(event.data.first_name) },
 * }))
 */
export function receiveWebhooks(options: ReceiverOptions): (req: NodeRequest, res: NodeResponse) => Promise<void> {
  const receive = receiver(options)
  return async (req, res) => {
    const { method, headers } = req
    const { status, text } = await receive({ method, headers, read: (maxBytes) => readBytes(req, maxBytes) })
    res.statusCode = status
    if (status === 405) res.setHeader('allow', 'POST')
    if (status === 413) res.setHeader('connection', 'close') // the rest of the request body is not read
    if (text !== undefined) res.setHeader('content-type', 'text/plain; charset=utf-8')
    res.end(text)
  }
}

/**
 * Returns the bytes of a request body.
 *
 * @throws {TypeError} when the stream has been read and the bytes were not stored
 */
async function readBytes(req: NodeRequest, maxBytes: number): Promise<RawBody> {
  requireSize(req.headers['content-length'], maxBytes)
  for (const parsedBody of [req.rawBody, req.body]) {
    if (typeof parsedBody === 'string' || ArrayBuffer.isView(parsedBody)) return parsedBody as RawBody
  }
  if (req.readableDidRead) throw new TypeError(goneBody)
  return await readStream(req, maxBytes)
}

/**
 * Reads a stream to its end, and stops listening when the limit is exceeded: ending an iteration would close the
 * connection.
 */
function readStream(req: NodeRequest, maxBytes: number): Promise<RawBody> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    let length = 0
    const onData = (chunk: Uint8Array) => {
      chunks.push(chunk)
      length += chunk.length
      try {
        requireSize(length, maxBytes)
      } catch (error) {
        req.off('data', onData)
        reject(error)
      }
    }
    const onAborted = () => reject(new WebhookVerificationError('malformed', 'the connection ended within the body'))
    req.on('data', onData)
    req.on('end', () => resolve(joined(...chunks)))
    req.on('error', onAborted)
    req.on('close', onAborted) // has no effect after 'end'
  })
}
