import { hash, verify } from '@node-rs/argon2'
import { limitConcurrency } from './limit-concurrency.ts'

const argon2id = 2 // the package's `Algorithm` is a const enum, which type stripping cannot import

/** argon2id with 46 MiB and one pass (OWASP ASVS 5, appendix C). */
const cost = { algorithm: argon2id, memoryCost: 47_104, timeCost: 1, parallelism: 1 }

/**
 * Two at a time: a flood of logins takes 92 MiB and two of the four threads that Node shares among files, DNS and hashing.
 * The others wait for four seconds at most, on a core that hashes 25 a second.
 */
const inTurn = limitConcurrency({ running: 2, waiting: 200 })

/**
 * @returns the hash in PHC string format; takes about 40 ms on a thread of its own
 * @throws {ApiError} 503 when too many passwords wait
 */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost))

/** Checked where there is no hash, so that an unknown user takes as long as a wrong password. */
const noPassword = await hashPassword('a password that nobody has')

/**
 * @param passwordHash - of the user, or null where there is no such user or they have no password yet
 * @returns whether it is the user's password; takes the same time in every case
 * @throws {ApiError} 503 when too many passwords wait
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await inTurn(() => verify(passwordHash ?? noPassword, password))
  return matches && passwordHash !== null
}
