import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { KeyWithId } from '../process/config.ts'

/*
 * Secrets at rest. A sealed text is `v1.<key id>.<iv>.<ciphertext and tag>` in base64url. It can be decrypted only for
 * the row and column that it was sealed for, so that ciphertexts cannot be swapped between rows.
 */

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/**
 * Encrypts a string with AES-256-GCM (NIST SP 800-38D) and a new random IV.
 *
 * @param keys - the keys, of which the first encrypts
 * @param context - the row and column of the result, such as `webhook:17:secret`
 */
export function seal(keys: readonly KeyWithId[], plaintext: string, context: string): string {
  const [first] = keys
  if (first === undefined) throw new Error('there is no key to encrypt with')
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, first.key, iv, { authTagLength: tagBytes }).setAAD(
    boundTo(first.kid, context),
  )
  const sealed = Buffer.concat([cipher.update(plaintext, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return `v1.${first.kid}.${iv.toString('base64url')}.${sealed.toString('base64url')}`
}

/**
 * Decrypts a result of `seal`.
 *
 * @param keys - the keys, any of which may have encrypted the text
 * @param context - the value that was passed to `seal`
 * @throws {Error} when the text is malformed, was changed or was sealed for another row or column, or when `keys` lacks
 *   its key
 */
export function open(keys: readonly KeyWithId[], sealed: string, context: string): string {
  const [version, kid, iv, text, ...rest] = sealed.split('.')
  if (version !== 'v1' || kid === undefined || iv === undefined || text === undefined || rest.length > 0) {
    throw new Error(`the secret of ${context} is not a sealed text`)
  }
  const key = keys.find((candidate) => candidate.kid === kid)?.key
  if (key === undefined)
    throw new Error(`the secret of ${context} needs the key ${kid}, which ENCRYPTION_KEYS does not have`)
  const bytes = Buffer.from(text, 'base64url')
  try {
    const decipher = createDecipheriv(algorithm, key, Buffer.from(iv, 'base64url'), { authTagLength: tagBytes })
      .setAAD(boundTo(kid, context))
      .setAuthTag(bytes.subarray(-tagBytes))
    return Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()]).toString('utf8')
  } catch (cause) {
    throw new Error(`the secret of ${context} does not open: it was changed, or sealed for another place`, { cause })
  }
}

const boundTo = (kid: string, context: string) => Buffer.from(`v1.${kid}.${context}`, 'utf8')
