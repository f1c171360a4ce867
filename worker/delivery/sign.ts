import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'

/** A webhook's secret in the two forms that sign with it. */
export interface SigningKeys {
  /** For `X-Webhook-Signature`: the text as its owner was shown it. */
  text: KeyObject
  /** For `webhook-signature`: the bytes that the text encodes. */
  bytes: KeyObject
}

/** @param secret - `whsec_` and base64. Made once for many signatures: reading a key costs more than using it. */
export const signingKeysOf = (secret: string): SigningKeys => ({
  text: createSecretKey(secret, 'utf8'),
  bytes: createSecretKey(secret.slice('whsec_'.length), 'base64'),
})

/**
 * Signs a body both ways that receivers know: like GitHub, and by Standard Webhooks.
 *
 * @param message.id - of the event, the same on every attempt
 * @param message.timestamp - Unix seconds of this attempt
 * @returns the headers that carry the signatures and what they cover
 */
export function sign(
  { text, bytes }: SigningKeys,
  { id, timestamp, body }: { id: string; timestamp: number; body: string },
): Record<string, string> {
  return {
    'X-Webhook-Signature': `sha256=${createHmac('sha256', text).update(body).digest('hex')}`,
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${createHmac('sha256', bytes).update(`${id}.${timestamp}.${body}`).digest('base64')}`,
  }
}
