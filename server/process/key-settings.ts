import { createSecretKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** A key with an ID. Tokens and ciphertexts contain the ID, so that keys can be rotated. */
export interface KeyWithId {
  kid: string
  key: KeyObject
}

/**
 * Creates a schema for `kid:value,…` with distinct key IDs.
 *
 * @param decode - returns the bytes of a key, or a problem
 */
function namedKeys(decode: (value: string) => Buffer | string) {
  return z
    .string()
    .min(1)
    .transform((value, context): KeyWithId[] => {
      const keys = value.split(',').map((entry): KeyWithId | string => {
        const [, kid, secret] = /^([A-Za-z0-9_-]{1,32}):(.+)$/.exec(entry.trim()) ?? []
        if (kid === undefined || secret === undefined) return 'must look like kid:value,kid:value'
        const bytes = decode(secret)
        return typeof bytes === 'string' ? bytes : { kid, key: createSecretKey(bytes) }
      })
      const problems = keys.filter((key) => typeof key === 'string')
      const good = keys.filter((key) => typeof key !== 'string')
      if (new Set(good.map((key) => key.kid)).size < good.length) problems.push('has the same kid twice')
      for (const message of new Set(problems)) context.addIssue({ code: 'custom', message })
      return good
    })
}

/** A schema for the secrets that sign access tokens, in plain text. */
export const jwtSecrets = namedKeys((secret) => {
  const bytes = Buffer.from(secret, 'utf8')
  return bytes.length >= 32 ? bytes : 'needs secrets of at least 32 bytes'
})

/** A schema for AES-256 keys in base64. */
export const encryptionKeys = namedKeys((secret) => {
  const bytes = Buffer.from(secret, 'base64')
  return bytes.length === 32 && bytes.toString('base64') === secret ? bytes : 'needs 32 bytes in base64 for each key'
})

/**
 * A schema for a PKCS #12 file, given by its path or as base64. The file is a DER sequence, so its base64 begins with
 * `MI`.
 */
export const p12 = z.string().transform((value, context): Buffer => {
  if (/^MI[A-Za-z0-9+/\s]+={0,2}$/.test(value)) return Buffer.from(value, 'base64')
  try {
    return readFileSync(value)
  } catch {
    context.addIssue({ code: 'custom', message: 'must be a file that can be read, or one in base64' })
    return z.NEVER
  }
})
