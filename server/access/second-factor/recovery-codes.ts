import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Change } from '../../operation/work.ts'
import { tokenHash } from '../opaque-token.ts'

const codesPerUser = 10
/**
 * Crockford's Base32 alphabet in lower case: without i, l and o, which are easily misread, and u, which could form
 * words.
 */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const groups = 5
const lettersPerGroup = 5

/**
 * Creates a code such as `x4k2m-…`: 25 characters, 125 random bits. From 112 bits on, a plain hash suffices (OWASP ASVS
 * 5, 6.5.2).
 */
export function createRecoveryCode(): string {
  const letters = (count: number) => Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: groups }, () => letters(lettersPerGroup)).join('-')
}

/**
 * Normalises a recovery code: converts it to lower case, removes hyphens and white space, and reads O as 0 and I and L
 * as 1.
 */
export const normalizeRecoveryCode = (input: string): string =>
  input.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1')

/** Whether an input has the length of a recovery code rather than of a TOTP code. */
export const isRecoveryCode = (input: string): boolean =>
  normalizeRecoveryCode(input).length === groups * lettersPerGroup

const codeHash = (code: string): string => tokenHash(normalizeRecoveryCode(code))

/**
 * Replaces all recovery codes of a user in one statement.
 *
 * @returns the new codes, which are stored only as hashes
 */
export async function replaceRecoveryCodes({ db, business_id }: Change, user_id: number): Promise<string[]> {
  const codes = Array.from({ length: codesPerUser }, createRecoveryCode)
  await db
    .with('deleted', (statement) =>
      statement.deleteFrom('recovery_codes').where('business_id', '=', business_id).where('user_id', '=', user_id),
    )
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ business_id, user_id, code_hash: codeHash(code) })))
    .execute()
  return codes
}

export async function deleteRecoveryCodes({ db, business_id }: Change, user_id: number): Promise<void> {
  await db.deleteFrom('recovery_codes').where('business_id', '=', business_id).where('user_id', '=', user_id).execute()
}

/** Marks a recovery code as used. @returns false if the user has no such unused code */
export async function useRecoveryCode({ db, business_id }: Change, user_id: number, input: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: sql`now()` })
    .where('business_id', '=', business_id)
    .where('user_id', '=', user_id)
    .where('code_hash', '=', codeHash(input))
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
