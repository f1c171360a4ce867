import { isDeepStrictEqual } from 'node:util'
import type { Config } from '../../../server/process/config.ts'
import { openWebhookHeaders } from '../../../server/webhooks/webhook-headers.ts'
import { openWebhookSecret } from '../../../server/webhooks/webhook-secret.ts'
import { type Target, targetOf } from '../send/prepare.ts'
import type { DueWebhook } from './due.ts'

/** What a target is made from. */
type Source = Pick<DueWebhook, 'id' | 'url' | 'secret_ciphertext' | 'previous_secret_ciphertext' | 'headers_ciphertext'>

/** Webhooks that are kept at most: as many as a worker drains at a time, which are read in turn. */
const mostKept = 3_000

/**
 * Opens the targets of webhooks. Decrypting secrets and checking a URL takes longer than reading a delivery, so a target
 * is kept for as long as its webhook is read with the same values.
 *
 * @returns a function that throws when a secret does not open
 */
export function createTargets(
  { encryptionKeys, webhookAllowedCidrs }: Pick<Config, 'encryptionKeys' | 'webhookAllowedCidrs'>,
  most = mostKept,
): (webhook: Source) => Target {
  /** The longest unused first. */
  const kept = new Map<number, { source: Source; target: Target }>()

  const open = ({ id, url, secret_ciphertext, previous_secret_ciphertext: previous, headers_ciphertext }: Source) => {
    const secretOf = (ciphertext: string) => openWebhookSecret(encryptionKeys, id, ciphertext)
    const secrets = {
      secret: secretOf(secret_ciphertext),
      previous: previous === null ? undefined : secretOf(previous),
    }
    const headers = openWebhookHeaders(encryptionKeys, id, headers_ciphertext)
    return targetOf({ url, secrets, headers }, webhookAllowedCidrs)
  }

  return (webhook) => {
    const { id, url, secret_ciphertext, previous_secret_ciphertext, headers_ciphertext } = webhook
    const source = { id, url, secret_ciphertext, previous_secret_ciphertext, headers_ciphertext }
    const known = kept.get(id)
    kept.delete(id)
    const target = known !== undefined && isDeepStrictEqual(known.source, source) ? known.target : open(source)
    kept.set(id, { source, target })
    const [longestUnused] = kept.keys()
    if (kept.size > most && longestUnused !== undefined) kept.delete(longestUnused)
    return target
  }
}
