import ipaddr from 'ipaddr.js'
import type { Schemas } from '../../operation/contract/contract.ts'
import { type Problem, validationFailed } from '../../operation/errors.ts'
import { isCidr } from '../../process/is-cidr.ts'

/** How long a key works, and from where. */
export type KeyBounds = Pick<Schemas['ApiKey'], 'expires_at' | 'allowed_cidrs'>

/** The rules for the scopes of a new API key. */
export const keyScopeProblems = (scopes: readonly unknown[] | undefined): Problem[] =>
  scopes?.includes('self') ? [{ path: 'body.scopes', message: 'must not contain self: a machine has no person' }] : []

/** The rules for the addresses of a new or changed API key. */
export const keyAddressProblems = (allowed_cidrs: readonly (string | undefined)[] | undefined): Problem[] =>
  (allowed_cidrs ?? []).flatMap((cidr, index) => {
    const message = cidr === undefined ? undefined : problemOfCidr(cidr)
    return message === undefined ? [] : [{ path: `body.allowed_cidrs[${index}]`, message }]
  })

/** @throws {ApiError} 422 for a new or changed API key that would be over already */
export function checkExpiry(expires_at: string | null | undefined, now: Date): void {
  if (!expires_at || Date.parse(expires_at) > now.getTime()) return
  throw validationFailed([{ path: 'body.expires_at', message: 'must be in the future' }])
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
