import ipaddr from 'ipaddr.js'
import type { Schemas } from '../operation/contract.ts'
import type { Problem } from '../operation/errors.ts'
import { isCidr } from '../process/is-cidr.ts'

/** How long a key works, and from where. */
export type KeyBounds = Pick<Schemas['ApiKey'], 'expires_at' | 'allowed_cidrs'>

/**
 * The rules of a new or changed API key that a schema cannot say.
 *
 * @returns every problem, none when the key is fine
 */
export function checkApiKey(
  { scopes = [], expires_at, allowed_cidrs = [] }: Partial<Schemas['ApiKeyCreate']>,
  now: Date,
): Problem[] {
  const problems: Problem[] = []
  if (scopes.includes('self')) {
    problems.push({ path: 'body.scopes', message: 'must not contain self: a machine has no person' })
  }
  if (expires_at && Date.parse(expires_at) <= now.getTime()) {
    problems.push({ path: 'body.expires_at', message: 'must be in the future' })
  }
  for (const [index, cidr] of allowed_cidrs.entries()) {
    const problem = problemOfCidr(cidr)
    if (problem) problems.push({ path: `body.allowed_cidrs[${index}]`, message: problem })
  }
  return problems
}

/** A request's address is compared as IPv4 where it is one, also when IPv6 carries it. */
function problemOfCidr(cidr: string): string | undefined {
  if (!isCidr(cidr)) return 'must be an address range in CIDR notation, such as 203.0.113.0/24'
  const [address] = ipaddr.parseCIDR(cidr)
  const isMapped = address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress()
  return isMapped ? 'must be written as IPv4' : undefined
}

/**
 * Whether the bounds of a key are no wider than others: it ends no later and works from no other addresses. A key made or
 * changed by a key is no way around the bounds of that one.
 */
export function staysWithin({ expires_at = null, allowed_cidrs = [] }: Partial<KeyBounds>, maker: KeyBounds): boolean {
  const endsInTime =
    maker.expires_at === null || (expires_at !== null && Date.parse(expires_at) <= Date.parse(maker.expires_at))
  const comesFromThere =
    maker.allowed_cidrs.length === 0 ||
    (allowed_cidrs.length > 0 && allowed_cidrs.every((cidr) => maker.allowed_cidrs.some((wide) => covers(wide, cidr))))
  return endsInTime && comesFromThere
}

function covers(wide: string, narrow: string): boolean {
  const [network, bits] = ipaddr.parseCIDR(wide)
  const [address, narrowBits] = ipaddr.parseCIDR(narrow)
  return network.kind() === address.kind() && narrowBits >= bits && address.match(network, bits)
}
