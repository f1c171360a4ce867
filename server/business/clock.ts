import { type RawBuilder, sql } from 'kysely'
import type { Work } from '../operation/work.ts'

/*
 * The clock of a business is the database's clock plus, for a sandbox, `clock_offset`. It determines the current date, due
 * times, and the times of business actions such as sending, signing and approving. Sessions, API keys, deliveries,
 * `created_at` and `updated_at` use the database's clock.
 */

/**
 * SQL expression for the start of the transaction by the clock of the business in the statement's row of `businesses`.
 */
export const rowClock = sql<string>`(now() + businesses.clock_offset)`

/** Returns an SQL expression for the start of the transaction by the clock of a business. */
export const clock = ({ business_id }: Pick<Work, 'business_id'>): RawBuilder<string> =>
  sql`(select now() + clock_offset from businesses where id = ${business_id})`

/** Returns an SQL expression that converts a time by the clock of a business to the database's clock. */
export const databaseTime = ({ business_id }: Pick<Work, 'business_id'>, at: string): RawBuilder<string> =>
  sql`(select ${at}::timestamptz - clock_offset from businesses where id = ${business_id})`

/** Returns an SQL expression for the current time by the clock of a business. */
export const clockNow = ({ business_id }: Pick<Work, 'business_id'>): RawBuilder<string> =>
  sql`(select clock_timestamp() + clock_offset from businesses where id = ${business_id})`

/**
 * Reads the current time by the clock of a business, in RFC 3339 format. A time read under a lock is never earlier than
 * the times read by previous holders of that lock.
 */
export async function readClock({ db, business_id }: Pick<Work, 'db' | 'business_id'>): Promise<string> {
  const { rows } = await sql<{ at: string }>`
    select (clock_timestamp() + clock_offset)::timestamptz(3) as at from businesses where id = ${business_id}
  `.execute(db)
  return rows[0]?.at ?? ''
}

/** Reads the start of the transaction by the database's clock, as it is stored in rows, in RFC 3339 format. */
export async function readTransactionTime({ db }: Pick<Work, 'db'>): Promise<string> {
  const { rows } = await sql<{ at: string }>`select now()::timestamptz(3) as at`.execute(db)
  return rows[0]?.at ?? ''
}
