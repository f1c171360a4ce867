import { open, seal } from '../db/secret-box.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import type { Problem } from '../operation/errors.ts'
import type { KeyWithId } from '../process/config.ts'

type Headers = Schemas['WebhookHeaders']

/** The names of headers that HTTP uses (RFC 9110 §7.6.1, RFC 9112), or that describe the body and the client. */
const reservedNames = new Set([
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

/** The prefixes of headers that deliveries set and sign, and of headers for proxies. */
const reservedPrefixes = ['x-webhook-', 'webhook-', 'proxy-']

/**
 * Checks the names of custom headers. The contract has already checked their pattern.
 *
 * @returns a problem for each name that is reserved for deliveries or HTTP, and for each repeated name
 */
export function webhookHeaderProblems(headers: Headers | undefined): Problem[] {
  const names = new Set<string>()
  return Object.keys(headers ?? {}).flatMap((name) => {
    const lowerCase = name.toLowerCase()
    const isReserved = reservedNames.has(lowerCase) || reservedPrefixes.some((prefix) => lowerCase.startsWith(prefix))
    const isRepeated = names.has(lowerCase)
    names.add(lowerCase)
    const path = `body.headers.${name}`
    if (isReserved)
      return [{ path, code: 'not_allowed', message: 'is reserved for HTTP and for deliveries themselves' }]
    return isRepeated
      ? [{ path, code: 'repeated', message: 'must not be repeated: the names of headers are case-insensitive' }]
      : []
  })
}

/**
 * Returns the columns for the custom headers of a webhook: the names in plain text, and the names and values encrypted.
 */
export function sealWebhookHeaders(
  keys: readonly KeyWithId[],
  webhookId: number,
  headers: Headers,
): { header_names: string[]; headers_ciphertext: string | null } {
  const header_names = Object.keys(headers)
  if (header_names.length === 0) return { header_names, headers_ciphertext: null }
  return { header_names, headers_ciphertext: seal(keys, JSON.stringify(headers), webhookHeadersContext(webhookId)) }
}

/**
 * Decrypts the custom headers of a webhook.
 *
 * @param ciphertext - the encrypted headers; null if there are none
 * @throws {Error} if the key is missing or the ciphertext belongs to another webhook
 */
export const openWebhookHeaders = (
  keys: readonly KeyWithId[],
  webhookId: number,
  ciphertext: string | null,
): Headers => (ciphertext === null ? {} : JSON.parse(open(keys, ciphertext, webhookHeadersContext(webhookId))))

/** Returns the encryption context of a webhook's headers. */
export const webhookHeadersContext = (webhookId: number): string => `webhook:${webhookId}:headers`
