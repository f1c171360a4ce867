import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { inTransaction, type Work } from '../work.ts'

/**
 * The maximum number of rows that one request numbers, so that it does not wait long if the stream has not been read
 * for a year.
 */
const batchSize = 5_000

/**
 * A table whose rows form a stream of each business: they have a `business_id`, an `id` and a `sequence`, which is null
 * until the stream is read. Rows are only added.
 */
export interface Stream {
  table: 'events' | 'audit_log'
  /** The column with the order of insertion, in which rows that were committed since the last read are numbered. */
  order: 'position' | 'id'
  /** SQL condition for rows of the stream without a sequence, equal to that of an index on the business and `order`. */
  unnumbered: RawBuilder<boolean>
  /** The table with the `last_sequence` of each business. */
  sequences: 'event_streams' | 'audit_streams'
  /** The form of a sequence in a cursor. */
  cursor: { shape: z.ZodType<number>; encode(sequence: number): unknown }
}

/**
 * Assigns the next sequences to a batch of committed rows: 1, 2, 3, … without gaps. It runs under a lock when the
 * stream is read: writers bear no cost, and a row that commits late gets a later sequence instead of being skipped.
 *
 * @returns the state of the stream afterwards
 */
export async function numberRows(stream: Stream, work: Work): Promise<StreamState> {
  const state = await readState(stream, work)
  if (!state.hasUnnumbered) return state
  await numberBatch(stream, work)
  return readState(stream, work)
}

/** Assigns the next sequences to all committed rows. @returns the state of the stream afterwards */
export async function numberAllRows(stream: Stream, work: Work): Promise<StreamState> {
  for (;;) {
    const state = await numberRows(stream, work)
    if (!state.hasUnnumbered) return state
  }
}

export interface StreamState {
  /** The last assigned sequence. Every row up to this sequence can be read. */
  last: number
  /** Whether there are committed rows without a sequence. */
  hasUnnumbered: boolean
}

async function readState({ table, unnumbered, sequences }: Stream, { db, business_id }: Work): Promise<StreamState> {
  const { rows } = await sql<{ last: number; has_unnumbered: boolean }>`
    select coalesce((select last_sequence from ${sql.table(sequences)} where business_id = ${business_id}), 0) as last,
      exists (select 1 from ${sql.table(table)} where business_id = ${business_id} and ${unnumbered}) as has_unnumbered
  `.execute(db)
  const [{ last, has_unnumbered: hasUnnumbered } = { last: 0, has_unnumbered: false }] = rows
  return { last, hasUnnumbered }
}

function numberBatch({ table, order, unnumbered, sequences }: Stream, work: Work): Promise<void> {
  const [rowsTable, last] = [sql.table(table), sql.table(sequences)]
  return inTransaction(work, async ({ db, business_id }) => {
    await sql`
      insert into ${last} (business_id) values (${business_id})
      on conflict (business_id) do update set last_sequence = ${last}.last_sequence
    `.execute(db)
    // A separate statement, whose snapshot is taken under the lock, so that it sees the sequences assigned by the
    // previous reader.
    await sql`
      with unnumbered as (
        select id, ${sql.ref(order)} as place from ${rowsTable}
        where business_id = ${business_id} and ${unnumbered}
        order by ${sql.ref(order)} limit ${batchSize}
      ), numbered as (
        update ${rowsTable} set sequence = ${last}.last_sequence + number.number
        from (select id, row_number() over (order by place) as number from unnumbered) number, ${last}
        where ${rowsTable}.business_id = ${business_id} and ${rowsTable}.id = number.id
          and ${last}.business_id = ${business_id}
        returning sequence
      )
      update ${last} set last_sequence = last_sequence + (select count(*) from numbered)
      where business_id = ${business_id}
    `.execute(db)
  })
}
