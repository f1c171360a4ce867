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
 * Signs a body both ways that receivers know: like GitHub, and by Standard Webhooks. While a secret is being rotated,
 * the first, which can carry one signature only, keeps to the previous one, and the second carries both.
 *
 * @param previous - the secret before, while its grace lasts
 * @param message.id - of the event, the same on every attempt
 * @param message.timestamp - Unix seconds of this attempt
 * @returns the headers that carry the signatures and what they cover
 */
export function sign(
  keys: SigningKeys,
  { id, timestamp, body }: { id: string; timestamp: number; body: string },
  previous?: SigningKeys,
): Record<string, string> {
  const signed = `${id}.${timestamp}.${body}`
  const standard = ({ bytes }: SigningKeys) => `v1,${createHmac('sha256', bytes).update(signed).digest('base64')}`
  return {
    'X-Webhook-Signature': `sha256=${createHmac('sha256', (previous ?? keys).text)
      .update(body)
      .digest('hex')}`,
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': previous ? `${standard(keys)} ${standard(previous)}` : standard(keys),
  }
}
