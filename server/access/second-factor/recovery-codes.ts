import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Change } from '../../operation/work.ts'
import { hashOfToken } from '../opaque-token.ts'

const codesOfUser = 10
/** Crockford's base32, in small letters: without i, l and o, which are misread, and u, which forms words. */
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

/** Whether a text has the length of a recovery code, which no code of an authenticator app has. */
export const isRecoveryCode = (typed: string): boolean =>
  normalizeRecoveryCode(typed).length === groups * lettersOfGroup

const hashOfCode = (code: string): string => hashOfToken(normalizeRecoveryCode(code))

/**
 * Voids all recovery codes of a user and makes new ones, in one statement.
 *
 * @returns the new codes, of which only hashes are stored
 */
export async function replaceRecoveryCodes({ db, business_id }: Change, user_id: number): Promise<string[]> {
  const codes = Array.from({ length: codesOfUser }, createRecoveryCode)
  await db
    .with('voided', (statement) =>
      statement.deleteFrom('recovery_codes').where('business_id', '=', business_id).where('user_id', '=', user_id),
    )
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ business_id, user_id, code_hash: hashOfCode(code) })))
    .execute()
  return codes
}

/** Voids all recovery codes of a user. */
export async function deleteRecoveryCodes({ db, business_id }: Change, user_id: number): Promise<void> {
  await db.deleteFrom('recovery_codes').where('business_id', '=', business_id).where('user_id', '=', user_id).execute()
}

/** @returns whether it was an unused recovery code of the user, which is used from now on */
export async function useRecoveryCode({ db, business_id }: Change, user_id: number, typed: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: sql`now()` })
    .where('business_id', '=', business_id)
    .where('user_id', '=', user_id)
    .where('code_hash', '=', hashOfCode(typed))
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
