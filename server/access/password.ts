import { hash, verify } from '@node-rs/argon2'

const argon2id = 2 // the package's `Algorithm` is a const enum, which type stripping cannot import

/** argon2id with 46 MiB and one pass (OWASP ASVS 5, appendix C). */
const cost = { algorithm: argon2id, memoryCost: 47_104, timeCost: 1, parallelism: 1 }

/** @returns the hash in PHC string format; takes about 40 ms on a thread of its own */
export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Checked in place of a hash that does not exist, so that an unknown account takes as long as a wrong password. */
const noPassword = await hashPassword('a password that nobody has')

/**
 * @param passwordHash - of the account, or null where there is no such account or it has no password yet
 * @returns whether it is the account's password; takes the same time in every case
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? noPassword, password)
  return matches && passwordHash !== null
}
