import { generateSecret, generateURI, verify } from 'otplib'
import { open, seal } from '../../db/secret-box.ts'
import type { KeyWithId } from '../../process/config.ts'

/*
 * Time-based one-time passwords (RFC 6238) with SHA-1, six digits and periods of 30 seconds, which all authenticator
 * apps support. A time step is the number of periods since 1970.
 */

const secretBytes = 20 // 160 bits (RFC 4226 § 4, R6)
const periodSeconds = 30
const issuer = 'Workforce'

/** Returns a new shared secret in Base32. */
export const createTotpSecret = (): string => generateSecret({ length: secretBytes })

/** Returns the secret and its parameters for an authenticator app, in the Key URI Format. */
export const otpauthUrl = (email: string, secret: string): string =>
  generateURI({ issuer, label: email, secret, period: periodSeconds })

/**
 * Finds the time step of a code: the current, previous or next one (RFC 6238 § 5.2).
 *
 * @param code - any input
 * @returns undefined for a code of any other step, and for input other than six digits
 */
export async function matchingTimeStep(secret: string, code: string, now: Date): Promise<number | undefined> {
  if (!/^[0-9]{6}$/.test(code)) return undefined
  const epoch = Math.floor(now.getTime() / 1000)
  const result = await verify({ secret, token: code, epoch, period: periodSeconds, epochTolerance: periodSeconds })
  return result.valid && 'timeStep' in result ? result.timeStep : undefined
}

/** The column of a secret. The secret is pending from setup until the first valid code. */
type SecretColumn = 'totp' | 'totp_pending'

/** Encrypts a secret, with its column and user as associated data. */
export const sealTotpSecret = (
  keys: readonly KeyWithId[],
  column: SecretColumn,
  userId: number,
  secret: string,
): string => seal(keys, secret, totpContext(column, userId))

/**
 * Decrypts a secret.
 *
 * @throws {Error} if its key is missing, or if it was encrypted for another column or user
 */
export const openTotpSecret = (
  keys: readonly KeyWithId[],
  column: SecretColumn,
  userId: number,
  ciphertext: string,
): string => open(keys, ciphertext, totpContext(column, userId))

/** Returns the encryption context (associated data) of a secret. */
export const totpContext = (column: SecretColumn, userId: number): string => `user:${userId}:${column}`
