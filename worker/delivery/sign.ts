import { createHmac } from 'node:crypto'

/**
 * Signs a body both ways that receivers know: like GitHub, and by Standard Webhooks.
 *
 * @param secret - as its owner was shown it, `whsec_` included
 * @param message.id - of the event, the same on every attempt
 * @param message.timestamp - Unix seconds of this attempt
 * @returns the headers that carry the signatures and what they cover
 */
export function sign(
  secret: string,
  { id, timestamp, body }: { id: string; timestamp: number; body: string },
): Record<string, string> {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  return {
    'X-Webhook-Signature': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`,
  }
}
