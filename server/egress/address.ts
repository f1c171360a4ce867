import ipaddr from 'ipaddr.js'

/** The IPv6 range that is routed on the internet (RFC 4291 §2.4). */
const globalUnicast: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3]

/** Public addresses that lead to internal services of a cloud: Azure's platform channel. */
const platformAddresses: ReadonlySet<string> = new Set(['168.63.129.16'])

/**
 * Whether the service may connect to an address that users chose, which must be public or in an allowed range.
 *
 * @param address - an IPv4 address in four decimal parts, or an IPv6 address without a zone
 * @param allowedCidrs - `WEBHOOK_ALLOWED_CIDRS`; a range allows only addresses of its own family
 */
export function isReachable(address: string, allowedCidrs: readonly string[]): boolean {
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  return isPublic(parsed) || allowedCidrs.some((cidr) => isWithin(parsed, cidr))
}

/** Whether any range other than loopback is allowed. */
export const allowsNetworks = (allowedCidrs: readonly string[]): boolean =>
  allowedCidrs.some((cidr) => ipaddr.parseCIDR(cidr)[0].range() !== 'loopback')

function isPublic(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (address.range() !== 'unicast') return false
  return address instanceof ipaddr.IPv6 ? address.match(globalUnicast) : !platformAddresses.has(address.toString())
}

function isWithin(address: ipaddr.IPv4 | ipaddr.IPv6, cidr: string): boolean {
  const [range, bits] = ipaddr.parseCIDR(cidr)
  return address.kind() === range.kind() && address.match(range, bits)
}
