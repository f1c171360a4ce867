import { z } from 'zod'
import { isCidr } from './is-cidr.ts'

/*
 * Schemas that several environment variables share.
 */

/** An environment variable: its schema, and its description in server/README.md. */
export interface Setting<T> {
  description: string
  /** The default in server/README.md, if it differs from the schema's own default. */
  shownDefault?: string
  schema: z.ZodType<T, string | undefined>
}

export const setting = <T>(
  schema: z.ZodType<T, string | undefined>,
  description: string,
  shownDefault?: string,
): Setting<T> => ({ schema, description, shownDefault })

/**
 * Creates a schema for a string that is not empty.
 *
 * @param fallback - the value when the variable is not set
 */
export const text = (fallback: string) => z.string().min(1).default(fallback)
export const optionalUrl = (protocol: RegExp) => z.url({ protocol }).optional()
export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min, `must be from ${min} to ${max}`).max(max, `must be from ${min} to ${max}`))
/** Creates a schema for one of several words. */
export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  z.enum(words, { error: ({ input }) => `must be ${listed(words)}, not ${JSON.stringify(input)?.slice(0, 60)}` })

const listed = (words: readonly string[]): string => `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`

/** A schema for parts separated by commas. */
export const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )

/**
 * The shortest prefix lengths allowed, by IP version: those of the private networks 10.0.0.0/8 and fc00::/7. Wider
 * ranges would defeat the protection against webhooks to internal addresses (SSRF).
 */
const widest = { 4: 8, 6: 7 }

/** A schema for a range of IP addresses. */
export const cidr = z
  .string()
  .refine(
    (value) => isCidr(value, widest),
    'must be addresses in CIDR notation, such as 10.0.0.0/8, of at most a private network',
  )

/**
 * A schema for an email address whose local part leaves room for a plus sign and a token of 36 characters. A local part
 * has at most 64 characters.
 */
export const bounceAddress = z
  .email('must be an email address')
  .regex(/^[^+@]{1,27}@/, 'must have at most 27 characters before the @, and no plus')
