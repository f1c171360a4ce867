import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { Schemas } from '../operation/contract.ts'
import type { Problem } from '../operation/errors.ts'

/**
 * The rules of a new API key that a schema cannot say.
 *
 * @returns every problem, none when the key is fine
 */
export function checkApiKey({ scopes, expires_at, allowed_cidrs = [] }: Schemas['ApiKeyCreate'], now: Date): Problem[] {
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
  const [address = '', bits = ''] = cidr.split('/')
  const version = isIP(address)
  if (version === 0 || Number(bits) > (version === 4 ? 32 : 128)) {
    return 'must be an address range in CIDR notation, such as 203.0.113.0/24'
  }
  const parsed = ipaddr.parse(address)
  const isMapped = parsed instanceof ipaddr.IPv6 && parsed.isIPv4MappedAddress()
  return isMapped ? 'must be written as IPv4' : undefined
}

/**
 * A key made by a key is no way around the bounds of the first: it ends no later and works from no other addresses.
 *
 * @param maker - the key that asks
 */
export function staysWithin(
  { expires_at = null, allowed_cidrs = [] }: Schemas['ApiKeyCreate'],
  maker: Pick<Schemas['ApiKey'], 'expires_at' | 'allowed_cidrs'>,
): boolean {
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
