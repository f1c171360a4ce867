import { createHash, randomBytes } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { findAcross } from '../operation/find-across.ts'
import type { Database, GlobalWork } from '../operation/work.ts'

/** Returns a new opaque token: 32 random bytes in base64url. */
export const createOpaqueToken = (): string => randomBytes(32).toString('base64url')

/**
 * Returns the SHA-256 hash of an opaque token, the only form in which it is stored. The token has 256 random bits, so
 * the hash needs neither a salt nor key stretching.
 */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** The tables whose rows are found by `token_hash` before the business is known. */
type TokenTable = 'app_tokens' | 'leave_feeds' | 'login_challenges' | 'refresh_tokens' | 'signing_links'

/** Finds the row of a token in any business (`findAcross`). */
export async function findByToken<Table extends TokenTable, Column extends keyof Selectable<Database[Table]> & string>(
  work: Pick<GlobalWork, 'db'>,
  token: string,
  { from, columns }: { from: Table; columns: readonly Column[] },
): Promise<Pick<Selectable<Database[Table]>, Column> | undefined> {
  const where = (hash: unknown) => sql`token_hash = ${hash}`
  const [row] = await findAcross(work, { from, columns, where, value: tokenHash(token) })
  return row
}
