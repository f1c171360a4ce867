import { isDeepStrictEqual } from 'node:util'
import type { Config } from '../../../server/process/config.ts'
import { openWebhookHeaders } from '../../../server/webhooks/webhook-headers.ts'
import { openWebhookSecret } from '../../../server/webhooks/webhook-secret.ts'
import { createTarget, type Target } from '../send/prepare.ts'
import type { DueWebhook } from './due.ts'

/** The values that determine a target. */
type Source = Pick<DueWebhook, 'id' | 'url' | 'secret_ciphertext' | 'previous_secret_ciphertext' | 'headers_ciphertext'>

/**
 * The maximum number of cached targets, as many as a worker drains concurrently. As the lanes are read in turn, a
 * smaller LRU cache would never hit.
 */
const maxTargets = 3_000

/**
 * Decrypts and caches the targets of webhooks. Decrypting secrets and checking a URL takes longer than reading a
 * delivery, so a target stays cached until a read of its webhook returns different source values.
 *
 * @returns a function that returns the target of a webhook, and throws when a secret cannot be decrypted
 */
export function createTargetCache(
  { encryptionKeys, webhookAllowedCidrs }: Pick<Config, 'encryptionKeys' | 'webhookAllowedCidrs'>,
  maxSize = maxTargets,
): (webhook: Source) => Target {
  /** The cached targets by webhook ID, the least recently used first. */
  const cache = new Map<number, { source: Source; target: Target }>()

  const decrypt = ({
    id,
    url,
    secret_ciphertext,
    previous_secret_ciphertext: previous,
    headers_ciphertext,
  }: Source) => {
    const decryptSecret = (ciphertext: string) => openWebhookSecret(encryptionKeys, id, ciphertext)
    const secrets = {
      secret: decryptSecret(secret_ciphertext),
      previous: previous === null ? undefined : decryptSecret(previous),
    }
    const headers = openWebhookHeaders(encryptionKeys, id, headers_ciphertext)
    return createTarget({ url, secrets, headers }, webhookAllowedCidrs)
  }

  return (webhook) => {
    const { id, url, secret_ciphertext, previous_secret_ciphertext, headers_ciphertext } = webhook
    const source = { id, url, secret_ciphertext, previous_secret_ciphertext, headers_ciphertext }
    const cached = cache.get(id)
    cache.delete(id)
    const target = cached !== undefined && isDeepStrictEqual(cached.source, source) ? cached.target : decrypt(source)
    cache.set(id, { source, target })
    const [leastRecentId] = cache.keys()
    if (cache.size > maxSize && leastRecentId !== undefined) cache.delete(leastRecentId)
    return target
  }
}
