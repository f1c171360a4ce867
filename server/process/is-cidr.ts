import { isIP } from 'node:net'

/**
 * Whether a string is an unambiguous address range in CIDR notation: `/08` and `010.0.0.0` are not accepted.
 *
 * @param widest - the shortest prefix allowed for each IP version
 */
export function isCidr(text: string, widest = { 4: 0, 6: 0 }): boolean {
  const [address = '', bits = '', ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0 || !/^(0|[1-9]\d{0,2})$/.test(bits)) return false
  const [min, max] = version === 4 ? [widest[4], 32] : [widest[6], 128]
  return Number(bits) >= min && Number(bits) <= max
}
