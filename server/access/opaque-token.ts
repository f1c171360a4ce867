import { createHash, randomBytes } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { findAcross } from '../operation/find-across.ts'
import type { Database, GlobalWork } from '../operation/work.ts'

/** Creates an opaque token: 32 random bytes in base64url. */
export const createOpaqueToken = (): string => randomBytes(32).toString('base64url')

/** The hash that is stored of an opaque token. SHA-256 without salt or stretching suffices for 256 random bits. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** The tables with a `token_hash` that is looked up before the business is known. */
type TokenTable = 'leave_feeds' | 'login_challenges' | 'refresh_tokens' | 'signing_links'

/** Finds the row of a token in any business, as `findAcross` does. */
export async function findByToken<Table extends TokenTable, Column extends keyof Selectable<Database[Table]> & string>(
  work: Pick<GlobalWork, 'db'>,
  token: string,
  { from, columns }: { from: Table; columns: readonly Column[] },
): Promise<Pick<Selectable<Database[Table]>, Column> | undefined> {
  const where = (hash: unknown) => sql`token_hash = ${hash}`
  const [row] = await findAcross(work, { from, columns, where, value: tokenHash(token) })
  return row
}
