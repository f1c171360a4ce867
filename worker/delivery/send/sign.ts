import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'

/** A webhook's secret as the keys for both kinds of signature. */
export interface SigningKeys {
  /** For `X-Webhook-Signature`: the text that the user received. */
  text: KeyObject
  /** For `webhook-signature`: the bytes that the text encodes. */
  bytes: KeyObject
}

/** @param secret - `whsec_` and base64. Reuse the keys: creating one costs more than a signature. */
export const createSigningKeys = (secret: string): SigningKeys => ({
  text: createSecretKey(secret, 'utf8'),
  bytes: createSecretKey(secret.slice('whsec_'.length), 'base64'),
})

/**
 * Signs a body like GitHub, and by Standard Webhooks. During the rotation of a
 * secret, GitHub's header uses the previous secret, as it can carry one signature only. The header of Standard Webhooks
 * carries a signature of each secret.
 *
 * @param previous - the keys of the previous secret, during its grace period
 * @param message.id - of the event, the same on every attempt
 * @param message.timestamp - Unix seconds of this attempt
 * @returns the headers with the signatures, the id and the timestamp
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
