import { joined } from './hmac.ts'
import { type ReceiverOptions, receiver, requireSize } from './receive.ts'
import type { RawBody } from './webhooks.ts'

export type { EventHandlers, ReceiverOptions } from './receive.ts'
export { type UnknownEvent, type WebhookEvent, WebhookVerificationError } from './webhooks.ts'

/**
 * Creates a receiver of deliveries for platforms with `Request`: Next, Hono, workers, Deno, Bun. It verifies each
 * delivery, calls the handler of its type and responds with 204 when it was handled, 400 when it is not a valid
 * delivery, 413 when it is too large, 500 when a handler threw or the body had been read before.
 *
 * @throws {TypeError} when there is no secret, or it cannot be one
 * @example
 * export const POST = receiveWebhooks({
 *   secret: process.env.WEBHOOK_SECRET,
 *   on: { 'person.created': async (event) => console.log(event.data.first_name) },
 * })
 */
export function receiveWebhooks(options: ReceiverOptions): (request: Request) => Promise<Response> {
  const receive = receiver(options)
  return async (request) => {
    const { method, headers } = request
    const { status, text } = await receive({ method, headers, read: (maxBytes) => readBytes(request, maxBytes) })
    return new Response(text ?? null, { status, headers: status === 405 ? { allow: 'POST' } : {} })
  }
}

/** Reads the body up to the limit. `verifyWebhook` reports a `Request` whose body was already read. */
async function readBytes(request: Request, maxBytes: number): Promise<RawBody> {
  requireSize(request.headers.get('content-length'), maxBytes)
  if (request.bodyUsed || request.body?.locked) return request as never
  if (!request.body) return new Uint8Array(await request.arrayBuffer())
  const reader = request.body.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value)
    length += next.value.length
    if (length > maxBytes) await reader.cancel()
    requireSize(length, maxBytes)
  }
  return joined(...chunks)
}
