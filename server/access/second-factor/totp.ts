import { generateSecret, generateURI, verify } from 'otplib'
import { open, seal } from '../../db/secret-box.ts'
import type { NamedKey } from '../../process/config.ts'

/*
 * Time-based one-time passwords (RFC 6238): SHA-1, six digits, steps of 30 seconds, as every authenticator app
 * expects. A step is the number of whole periods since 1970; the code of one is good once.
 */

const secretBytes = 20 // 160 bit, the length of SHA-1's output (RFC 4226 § 4, R6)
const periodSeconds = 30
const issuer = 'Workforce'

/** Makes the secret that the service and an app share, in base32. */
export const createTotpSecret = (): string => generateSecret({ length: secretBytes })

/** What an app needs to know, in the form of Google's Key URI Format. */
export const otpauthUrl = (email: string, secret: string): string =>
  generateURI({ issuer, label: email, secret, period: periodSeconds })

/**
 * Finds the step that a code belongs to: this one, the one before or the next (RFC 6238 § 5.2).
 *
 * @param code - anything that somebody typed
 * @returns undefined for a code of no such step, and for anything but six digits
 */
export async function stepOfCode(secret: string, code: string, now: Date): Promise<number | undefined> {
  if (!/^[0-9]{6}$/.test(code)) return undefined
  const epoch = Math.floor(now.getTime() / 1000)
  const result = await verify({ secret, token: code, epoch, period: periodSeconds, epochTolerance: periodSeconds })
  return result.valid && 'timeStep' in result ? result.timeStep : undefined
}

/** Which column of a user holds a secret: that of a set-up is not yet proved by a code. */
type Place = 'totp' | 'totp_pending'

/** Encrypts a secret for one column of one user; it opens for no other. */
export const sealTotpSecret = (keys: readonly NamedKey[], place: Place, userId: number, secret: string): string =>
  seal(keys, secret, totpContext(place, userId))

/**
 * Decrypts a secret.
 *
 * @throws {Error} when its key is missing or the text does not belong there
 */
export const openTotpSecret = (keys: readonly NamedKey[], place: Place, userId: number, sealed: string): string =>
  open(keys, sealed, totpContext(place, userId))

/** What a secret is sealed for. */
export const totpContext = (place: Place, userId: number): string => `user:${userId}:${place}`
