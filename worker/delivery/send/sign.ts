import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'

/** A webhook's secret, as the keys of both signature formats. */
export interface SigningKeys {
  /** The key for `X-Webhook-Signature`: the text that the user received. */
  text: KeyObject
  /** The key for `webhook-signature`: the bytes that the text encodes. */
  bytes: KeyObject
}

/**
 * Creates the keys of a secret. Reuse them, as creating a key costs more than a signature.
 *
 * @param secret - `whsec_` followed by base64
 */
export const createSigningKeys = (secret: string): SigningKeys => ({
  text: createSecretKey(secret, 'utf8'),
  bytes: createSecretKey(secret.slice('whsec_'.length), 'base64'),
})

/**
 * Signs a body in the formats of GitHub and of Standard Webhooks. During a secret rotation, the header in GitHub's
 * format uses the previous secret, as it can contain only one signature. The header of Standard Webhooks contains one
 * signature per secret.
 *
 * @param previous - the keys of the previous secret, during its grace period
 * @param message.id - the ID of the event, the same for each attempt
 * @param message.timestamp - the time of this attempt in Unix seconds
 * @returns the headers with the signatures, the ID and the timestamp
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
