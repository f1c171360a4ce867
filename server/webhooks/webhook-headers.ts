import { open, seal } from '../db/secret-box.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import type { Problem } from '../operation/errors.ts'
import type { NamedKey } from '../process/config.ts'

type Headers = Schemas['WebhookHeaders']

/** What HTTP itself needs (RFC 9110 §7.6.1, RFC 9112), or says about the body and its sender. */
const reserved = new Set([
  'accept-encoding',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'expect',
  'host',
  'http2-settings',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'user-agent',
])

/** Headers that deliveries set and sign, and headers for proxies. */
const reservedPrefixes = ['x-webhook-', 'webhook-', 'proxy-']

/**
 * Checks the names of headers that a receiver asks for; the contract has checked their form.
 *
 * @returns a problem for each name that deliveries or HTTP itself use, and for each repeated name
 */
export function webhookHeaderProblems(headers: Headers | undefined): Problem[] {
  const seen = new Set<string>()
  return Object.keys(headers ?? {}).flatMap((name) => {
    const lowerCase = name.toLowerCase()
    const isReserved = reserved.has(lowerCase) || reservedPrefixes.some((prefix) => lowerCase.startsWith(prefix))
    const isRepeated = seen.has(lowerCase)
    seen.add(lowerCase)
    const path = `body.headers.${name}`
    if (isReserved) return [{ path, message: 'is reserved for HTTP and for deliveries themselves' }]
    return isRepeated ? [{ path, message: 'must not be repeated: the names of headers are case-insensitive' }] : []
  })
}

/** The columns of a webhook that hold its headers: the names as they are, everything else encrypted. */
export function sealWebhookHeaders(
  keys: readonly NamedKey[],
  webhookId: number,
  headers: Headers,
): { header_names: string[]; headers_ciphertext: string | null } {
  const header_names = Object.keys(headers)
  if (header_names.length === 0) return { header_names, headers_ciphertext: null }
  return { header_names, headers_ciphertext: seal(keys, JSON.stringify(headers), webhookHeadersContext(webhookId)) }
}

/**
 * Decrypts the headers of a webhook.
 *
 * @param ciphertext - null when it has none
 * @throws {Error} when their key is missing or the text does not belong to this webhook
 */
export const openWebhookHeaders = (keys: readonly NamedKey[], webhookId: number, ciphertext: string | null): Headers =>
  ciphertext === null ? {} : JSON.parse(open(keys, ciphertext, webhookHeadersContext(webhookId)))

/** What the headers of a webhook are sealed for. */
export const webhookHeadersContext = (webhookId: number): string => `webhook:${webhookId}:headers`
