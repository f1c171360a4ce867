import { hash, verify } from '@node-rs/argon2'
import { limitConcurrency } from './limit-concurrency.ts'

const argon2id = 2 // the package's `Algorithm` is a const enum, which type stripping cannot import

/** The parameters of Argon2id: 46 MiB of memory and one pass (OWASP ASVS 5, appendix C). */
const cost = { algorithm: argon2id, memoryCost: 47_104, timeCost: 1, parallelism: 1 }

/**
 * Limits password hashing to two concurrent calls: a flood of logins takes at most 92 MiB and two of the four threads
 * that Node shares among files, DNS and hashing. At 25 hashes per second per core, a queued call waits at most four
 * seconds.
 */
const withHashSlot = limitConcurrency({ running: 2, waiting: 200 })

/**
 * Hashes a password, which takes about 40 ms on a thread of Node's thread pool.
 *
 * @returns the hash in PHC string format
 * @throws {ApiError} 503 if the queue is full
 */
export const hashPassword = (password: string): Promise<string> => withHashSlot(() => hash(password, cost))

/** The hash that is verified if the user has none, so that an unknown user takes as long as a wrong password. */
const placeholderHash = await hashPassword('placeholder')

/**
 * Verifies a password in a time that does not depend on the result.
 *
 * @param passwordHash - null for an unknown user or a user without a password
 * @throws {ApiError} 503 if the queue is full
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await withHashSlot(() => verify(passwordHash ?? placeholderHash, password))
  return matches && passwordHash !== null
}
