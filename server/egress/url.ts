import { isIP } from 'node:net'
import formats from 'ajv-formats'
import type { Problem } from '../operation/errors.ts'
import { allowsNetworks, isReachable } from './address.ts'

/**
 * The ports of services other than HTTP servers: ports that browsers block (Fetch §2.9) and that are still in use,
 * and ports of databases, caches, brokers and machine control.
 */
const blockedPorts: ReadonlySet<number> = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 79, 87, 95, 110, 111, 113, 115, 119, 123, 135,
  137, 139, 143, 161, 179, 389, 427, 445, 465, 512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587,
  601, 636, 873, 989, 990, 993, 995, 1433, 1434, 1521, 1719, 1720, 1723, 1883, 2049, 2181, 2375, 2376, 2379, 2380, 3128,
  3306, 3389, 3659, 4045, 4190, 4369, 5060, 5061, 5432, 5671, 5672, 5900, 5984, 6000, 6379, 6380, 6443, 6566, 6665,
  6666, 6667, 6668, 6669, 6679, 6697, 7000, 7001, 8086, 8500, 9042, 9092, 9200, 9300, 10080, 10250, 10255, 11211, 27017,
  27018, 50070, 61616,
])

/** The addresses of `localhost` and all names below it (RFC 6761 §6.3), which are not looked up. */
export const loopbackAddresses = ['127.0.0.1', '::1'] as const

/**
 * The maximum length of a URL in ASCII, as in the contract. URLs in other scripts become longer when they are
 * converted.
 */
const maxLength = 2_000

/** Whether a string has the format `uri` (RFC 3986), which stored URLs have in the contract. */
const isUri = formats.default.get('uri') as (text: string) => boolean

type UrlProblem = Omit<Problem, 'path'>

const noUrl: UrlProblem = { code: 'invalid', message: 'must be an absolute http or https URL' }

/** Whether a string is an IRI (RFC 3987), which is a URI that may contain characters outside ASCII. */
const isIri = (text: string): boolean => isUri(text.replace(/\P{ASCII}/gu, 'x'))

/**
 * Converts an IRI to the ASCII form in which it is stored and requested: the host in Punycode, other characters
 * percent-encoded (WHATWG URL). Any other text is returned unchanged.
 */
export const asciiUrl = (url: string): string =>
  isUri(url) || !isIri(url) || !URL.canParse(url) ? url : new URL(url).href

/**
 * Checks a URL that users enter and the service requests, without a DNS lookup: the addresses of host names are checked
 * when a request connects (`createEgress`). A literal address is checked here in any notation, because `URL` normalises it.
 *
 * @param url - the URL in ASCII
 * @param allowedCidrs - `WEBHOOK_ALLOWED_CIDRS`; `localhost` is checked by its addresses, and names of private networks
 *   are valid if a range other than loopback is allowed
 * @returns the problem; undefined if there is none
 */
export function outboundUrlProblem(url: string, allowedCidrs: readonly string[]): UrlProblem | undefined {
  if (!isUri(url) || !URL.canParse(url)) return noUrl
  if (url.length > maxLength) {
    const message = `must have at most ${maxLength} characters once it is encoded in ASCII`
    return { code: 'too_long', limit: maxLength, message }
  }
  const { protocol, username, password, hostname, port } = new URL(url)
  if (protocol !== 'http:' && protocol !== 'https:') return noUrl
  if (username !== '' || password !== '') {
    return { code: 'has_credentials', message: 'must not contain a user name or password' }
  }
  if (port !== '' && (blockedPorts.has(Number(port)) || port === '0')) {
    return { code: 'port_not_allowed', detail: port, message: `must not use port ${port}` }
  }
  return isAllowedHost(bareHost(hostname), allowedCidrs)
    ? undefined
    : { code: 'not_public', message: 'must lead to a public address' }
}

/** Converts the host of a URL for a DNS lookup: IPv6 addresses without brackets, names without the root dot. */
export const bareHost = (hostname: string): string =>
  hostname.startsWith('[') ? hostname.slice(1, -1) : hostname.replace(/\.$/, '')

/** Whether a host is `localhost` or a name below it (RFC 6761 §6.3). */
export const isLocalhost = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost')

/** Whether a host is of this machine: `localhost`, or a loopback address in the form of a URL. */
export const isLoopback = (host: string): boolean => isLocalhost(host) || host === '::1' || /^127\.[\d.]+$/.test(host)

function isAllowedHost(host: string, allowedCidrs: readonly string[]): boolean {
  if (host.split('.').includes('')) return false // `127.0.0.1..` is neither a name nor an address
  if (isIP(host) !== 0) return isReachable(host, allowedCidrs)
  if (isLocalhost(host)) return loopbackAddresses.some((address) => isReachable(address, allowedCidrs))
  const isPublicName = host.includes('.') && !/\.(internal|local)$/.test(host)
  return isPublicName || allowsNetworks(allowedCidrs)
}
