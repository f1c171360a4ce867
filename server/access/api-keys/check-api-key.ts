import ipaddr from 'ipaddr.js'
import type { Schemas } from '../../operation/contract/contract.ts'
import { type Problem, validationFailed } from '../../operation/errors.ts'
import { isCidr } from '../../process/is-cidr.ts'

/** The expiry of a key, and the networks from which it is accepted. */
export type KeyRestrictions = Pick<Schemas['ApiKey'], 'expires_at' | 'allowed_cidrs'>

/** Validates the scopes of a new key. */
export const keyScopeProblems = (scopes: readonly unknown[] | undefined): Problem[] =>
  scopes?.includes('self')
    ? [{ path: 'body.scopes', code: 'not_allowed', message: 'must not contain self: a machine has no person' }]
    : []

/** Validates the networks of a key. */
export const keyAddressProblems = (allowed_cidrs: readonly (string | undefined)[] | undefined): Problem[] =>
  (allowed_cidrs ?? []).flatMap((cidr, index) => {
    const message = cidr === undefined ? undefined : cidrProblem(cidr)
    return message === undefined ? [] : [{ path: `body.allowed_cidrs[${index}]`, code: 'invalid', message }]
  })

/** Checks that an expiry is in the future. @throws {ApiError} 422 for an expiry in the past */
export function checkExpiry(expires_at: string | null | undefined, now: Date): void {
  if (!expires_at || Date.parse(expires_at) > now.getTime()) return
  throw validationFailed([{ path: 'body.expires_at', code: 'too_early', message: 'must be in the future' }])
}

/**
 * Returns why a network is not accepted. Refuses IPv4-mapped IPv6 ranges, because the mapped address of a request is
 * compared as IPv4.
 */
function cidrProblem(cidr: string): string | undefined {
  if (!isCidr(cidr)) return 'must be an address range in CIDR notation, such as 203.0.113.0/24'
  const [address] = ipaddr.parseCIDR(cidr)
  const isMapped = address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress()
  return isMapped ? 'must be written as IPv4' : undefined
}

/**
 * Whether restrictions are at least as strict as `outer`: the expiry is no later, and the networks are contained in
 * those of `outer`. Prevents a key from circumventing its own restrictions by creating or changing another key.
 */
export function isWithinRestrictions(
  { expires_at = null, allowed_cidrs = [] }: Partial<KeyRestrictions>,
  outer: KeyRestrictions,
): boolean {
  const expiresInTime =
    outer.expires_at === null || (expires_at !== null && Date.parse(expires_at) <= Date.parse(outer.expires_at))
  const isInNetworks =
    outer.allowed_cidrs.length === 0 ||
    (allowed_cidrs.length > 0 &&
      allowed_cidrs.every((cidr) => outer.allowed_cidrs.some((wide) => contains(wide, cidr))))
  return expiresInTime && isInNetworks
}

function contains(wide: string, narrow: string): boolean {
  const [network, bits] = ipaddr.parseCIDR(wide)
  const [address, narrowBits] = ipaddr.parseCIDR(narrow)
  return network.kind() === address.kind() && narrowBits >= bits && address.match(network, bits)
}
