import { type RawBuilder, sql } from 'kysely'
import type { Work } from '../operation/work.ts'

/*
 * The clock of a business: the database's, which a sandbox can be ahead of (`clock_offset`). It decides which day it is,
 * what is due, and when something was sent, signed, decided or approved. Sessions, keys, deliveries, and when rows were
 * made and changed go by the database's own clock, which nothing advances.
 */

/** The time of the row `businesses` of a statement: the start of the transaction, by the clock of the business. */
export const clockOfRow = sql<string>`(now() + businesses.clock_offset)`

/** The start of the transaction by the clock of a business, for use in a statement. */
export const clock = ({ business_id }: Pick<Work, 'business_id'>): RawBuilder<string> =>
  sql`(select now() + clock_offset from businesses where id = ${business_id})`

/** The time by the database's own clock, for a time by the clock of a business. */
export const databaseTime = ({ business_id }: Pick<Work, 'business_id'>, at: string): RawBuilder<string> =>
  sql`(select ${at}::timestamptz - clock_offset from businesses where id = ${business_id})`

/** The time by the clock of a business at the moment of the statement, for use in it. */
export const clockNow = ({ business_id }: Pick<Work, 'business_id'>): RawBuilder<string> =>
  sql`(select clock_timestamp() + clock_offset from businesses where id = ${business_id})`

/**
 * The time by the clock of a business, RFC 3339. When it is read after a lock, it is not before anything that was done
 * under that lock earlier.
 */
export async function readClock({ db, business_id }: Pick<Work, 'db' | 'business_id'>): Promise<string> {
  const { rows } = await sql<{ at: string }>`
    select (clock_timestamp() + clock_offset)::timestamptz(3) as at from businesses where id = ${business_id}
  `.execute(db)
  return rows[0]?.at ?? ''
}

/** When rows are written in the transaction, RFC 3339: its start by the database's own clock. */
export async function readTransactionTime({ db }: Pick<Work, 'db'>): Promise<string> {
  const { rows } = await sql<{ at: string }>`select now()::timestamptz(3) as at`.execute(db)
  return rows[0]?.at ?? ''
}
