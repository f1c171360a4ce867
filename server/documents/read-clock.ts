import { sql } from 'kysely'
import type { Work } from '../operation/work.ts'

/**
 * The time by the database's clock, RFC 3339. When it is read after a lock, it is not before anything that was done
 * under that lock earlier.
 */
export async function readClock({ db }: Pick<Work, 'db'>): Promise<string> {
  const { rows } = await sql<{ at: string }>`select clock_timestamp()::timestamptz(3) as at`.execute(db)
  return rows[0]?.at ?? ''
}
