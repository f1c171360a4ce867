import { randomInt } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { sqlOf } from '../db/orm.ts'
import { hashOfToken } from './opaque-token.ts'

const codesOfUser = 10
/** Crockford's base32, in small letters: without i, l, o and u, which are misread or form words. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const groups = 5
const lettersOfGroup = 5

/**
 * Makes one code, such as `x4k2m-…`: 25 letters, 125 random bits. With 112 or more a plain hash is enough to store it
 * (OWASP ASVS 5, 6.5.2).
 */
export function createRecoveryCode(): string {
  const letters = (count: number) => Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: groups }, () => letters(lettersOfGroup)).join('-')
}

/** A code as it is hashed: case, hyphens and spaces do not matter, nor does an O for a zero or an I or L for a one. */
export const normalizeRecoveryCode = (typed: string): string =>
  typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1')

const hashOfCode = (code: string): string => hashOfToken(normalizeRecoveryCode(code))

/**
 * Voids all recovery codes of a user and makes new ones, in one statement.
 *
 * @returns the new codes, which are stored as hashes only
 */
export async function replaceRecoveryCodes(t: EntityManager, user_id: number): Promise<string[]> {
  const codes = Array.from({ length: codesOfUser }, createRecoveryCode)
  await sqlOf(t)
    .with('voided', (db) => db.deleteFrom('recovery_codes').where('user_id', '=', user_id))
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id, code_hash: hashOfCode(code) })))
    .execute()
  return codes
}

/** Voids all recovery codes of a user. */
export async function deleteRecoveryCodes(t: EntityManager, user_id: number): Promise<void> {
  await sqlOf(t).deleteFrom('recovery_codes').where('user_id', '=', user_id).execute()
}

/** @returns whether it was a recovery code of the user, which nobody has used before and nobody can use again */
export async function useRecoveryCode(t: EntityManager, user_id: number, typed: string): Promise<boolean> {
  const { numUpdatedRows } = await sqlOf(t)
    .updateTable('recovery_codes')
    .set({ used_at: sql`now()` })
    .where('user_id', '=', user_id)
    .where('code_hash', '=', hashOfCode(typed))
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
