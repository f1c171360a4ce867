import { type Selectable, sql } from 'kysely'
import { findAcross } from '../operation/find-across.ts'
import type { Database, GlobalWork } from '../operation/work.ts'
import { hashOfToken } from './opaque-token.ts'

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
