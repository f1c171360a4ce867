import { createHash, randomBytes } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { findAcross } from '../operation/find-across.ts'
import type { Database, GlobalWork } from '../operation/work.ts'

/** Makes a token that means nothing but itself: 32 random bytes in base64url. */
export const createOpaqueToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of an opaque token. A plain hash suffices, as 256 random bits cannot be guessed. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** The tables that keep the hashes of tokens which come alone. */
type WithToken = 'leave_feeds' | 'login_challenges' | 'refresh_tokens' | 'signing_links'

/** Finds the row of a token in whichever business it is, as `findAcross` does. */
export async function findByToken<Table extends WithToken, Column extends keyof Selectable<Database[Table]> & string>(
  work: Pick<GlobalWork, 'db'>,
  token: string,
  { from, columns }: { from: Table; columns: readonly Column[] },
): Promise<Pick<Selectable<Database[Table]>, Column> | undefined> {
  const where = (hash: unknown) => sql`token_hash = ${hash}`
  const [row] = await findAcross(work, { from, columns, where, value: hashOfToken(token) })
  return row
}
