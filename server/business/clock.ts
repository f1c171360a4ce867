import { type RawBuilder, sql } from 'kysely'
import type { Work } from '../operation/work.ts'

/*
 * The clock of a business is the database's clock plus, for a sandbox, `clock_offset`. It determines the current date, due
 * times, and the times of business actions such as sending, signing and approving. Sessions, API keys, deliveries,
 * `created_at` and `updated_at` use the database's clock.
 */

/** The start of the transaction by the clock of the row `businesses` of a statement. */
export const rowClock = sql<string>`(now() + businesses.clock_offset)`

/** An expression for the start of the transaction by the clock of a business. */
export const clock = ({ business_id }: Pick<Work, 'business_id'>): RawBuilder<string> =>
  sql`(select now() + clock_offset from businesses where id = ${business_id})`

/** An expression that converts a time by the clock of a business to the database's clock. */
export const databaseTime = ({ business_id }: Pick<Work, 'business_id'>, at: string): RawBuilder<string> =>
  sql`(select ${at}::timestamptz - clock_offset from businesses where id = ${business_id})`

/** An expression for the current time by the clock of a business. */
export const clockNow = ({ business_id }: Pick<Work, 'business_id'>): RawBuilder<string> =>
  sql`(select clock_timestamp() + clock_offset from businesses where id = ${business_id})`

/**
 * The current time by the clock of a business, RFC 3339. If it is read under a lock, it is not before the times of earlier
 * holders of that lock.
 */
export async function readClock({ db, business_id }: Pick<Work, 'db' | 'business_id'>): Promise<string> {
  const { rows } = await sql<{ at: string }>`
    select (clock_timestamp() + clock_offset)::timestamptz(3) as at from businesses where id = ${business_id}
  `.execute(db)
  return rows[0]?.at ?? ''
}

/** The start of the transaction by the database's clock, as rows get it, RFC 3339. */
export async function readTransactionTime({ db }: Pick<Work, 'db'>): Promise<string> {
  const { rows } = await sql<{ at: string }>`select now()::timestamptz(3) as at`.execute(db)
  return rows[0]?.at ?? ''
}
