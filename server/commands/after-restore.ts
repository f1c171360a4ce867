import { Client } from 'pg'
import { refuseWhileServing } from '../db/embedded/refuse-while-serving.ts'
import { open } from '../db/secret-box.ts'
import { analyzeTables } from '../db/steps/analyze-tables.ts'
import type { NamedKey } from '../process/config.ts'
import { encryptedColumns, keyIdSql } from './encrypted-fields.ts'

/*
 * A backup knows nothing of what happened after it. Callers do: they keep the ids and the cursors that they were given
 * since then, and the sessions that somebody ended since then are open in it.
 */

/** How far ids and places in the stream of events move: further than any that were given since the backup. */
export const gap = 1_000_000

/** What `prepareRestored` found and did. */
export interface Restored {
  /** Deliveries that the worker will send: those that were pending when the backup was made. */
  pending: number
  endedSessions: number
}

/**
 * Prepares a restored database for its service: no id and no cursor that a caller may know from after the backup is
 * given again, and everybody logs in anew.
 *
 * @param keys - those of the service, which must open what the database has encrypted
 * @throws Error when the service runs, or a key is missing; nothing has changed then
 */
export async function prepareRestored(databaseUrl: string, keys: readonly NamedKey[]): Promise<Restored> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('begin')
    await refuseWhileServing(client)
    await openOneOfEachKey(client, keys)
    await client.query(
      `select setval(format('%I.%I', schemaname, sequencename)::regclass, coalesce(last_value, 0) + $1)
        from pg_sequences where schemaname = current_schema()`,
      [gap],
    )
    await client.query(
      `insert into event_streams (business_id, last_sequence) select id, $1::bigint from businesses
        on conflict (business_id) do update set last_sequence = event_streams.last_sequence + excluded.last_sequence`,
      [gap],
    )
    const ended = await client.query('delete from sessions')
    await client.query('delete from refresh_tokens')
    const { rows } = await client.query<{ pending: number }>('select count(*)::int as pending from pending_deliveries')
    await client.query('commit')
    await analyzeTables((text, values) => client.query(text, values)) // a dump has no statistics
    return { pending: rows[0]?.pending ?? 0, endedSessions: ended.rowCount ?? 0 }
  } finally {
    await client.end()
  }
}

/** @throws Error that names the key which is missing, or which is not the one that encrypted */
async function openOneOfEachKey(client: Client, keys: readonly NamedKey[]): Promise<void> {
  for (const { table, column, encryptionContext } of encryptedColumns) {
    const { rows } = await client.query<{ id: number; sealed: string }>(
      `select distinct on (${keyIdSql(column)}) id, ${column} as sealed from ${table} where ${column} is not null`,
    )
    for (const { id, sealed } of rows) open(keys, sealed, encryptionContext(id))
  }
}
