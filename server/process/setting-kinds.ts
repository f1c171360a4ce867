import { isIP } from 'node:net'
import { z } from 'zod'

/*
 * What several variables of the environment have in common.
 */

/** @param fallback - where the variable is not set */
export const text = (fallback: string) => z.string().min(1).default(fallback)
export const optionalUrl = (protocol: RegExp) => z.url({ protocol }).optional()
export const wholeNumber = (min: number, max: number) =>
  z.string().regex(/^\d+$/, 'must be a whole number').transform(Number).pipe(z.number().min(min).max(max))
/** Parts between commas. */
export const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )

/** A range of addresses. */
export const cidr = z.string().refine((value) => {
  const [address = '', bits = '', ...rest] = value.split('/')
  const version = isIP(address)
  // The widest ranges are those of private networks, 10.0.0.0/8 and fc00::/7. Wider ones would make the guard useless.
  const [widest, narrowest] = version === 4 ? [8, 32] : [7, 128]
  const isPrefix = /^\d{1,3}$/.test(bits) && Number(bits) >= widest && Number(bits) <= narrowest
  return version !== 0 && rest.length === 0 && isPrefix
}, 'must be addresses in CIDR notation, such as 10.0.0.0/8, of at most a private network')
