import { Client } from 'pg'
import { refuseWhileServing } from '../db/embedded/refuse-while-serving.ts'
import { open } from '../db/secret-box.ts'
import { analyzeTables } from '../db/steps/analyze-tables.ts'
import type { KeyWithId } from '../process/config.ts'
import { encryptedColumns, keyIdSql } from './encrypted-fields.ts'

/*
 * A restored database lacks all changes since the backup. However, callers still have IDs and cursors that were
 * issued after the backup, and sessions that have since ended are active again.
 */

/** The increment of IDs and sequences, which exceeds the number of those assigned since the backup. */
export const idGap = 1_000_000

export interface RestoreResult {
  /** The number of deliveries that were pending at the time of the backup, which the worker will send. */
  pendingDeliveries: number
  endedSessions: number
}

/**
 * Prepares a restored database for the service: skips IDs and cursors that may have been assigned since the backup, and
 * ends all sessions.
 *
 * @param keys - the encryption keys of the service, which must decrypt the data
 * @throws {Error} before any change, if the service is running or a key is missing
 */
export async function prepareRestoredDatabase(databaseUrl: string, keys: readonly KeyWithId[]): Promise<RestoreResult> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('begin')
    await refuseWhileServing(client)
    await checkKeys(client, keys)
    await client.query(
      `select setval(format('%I.%I', schemaname, sequencename)::regclass, coalesce(last_value, 0) + $1)
        from pg_sequences where schemaname = current_schema()`,
      [idGap],
    )
    for (const sequences of ['event_streams', 'audit_streams']) {
      await client.query(
        `insert into ${sequences} (business_id, last_sequence) select id, $1::bigint from businesses
          on conflict (business_id) do update set last_sequence = ${sequences}.last_sequence + excluded.last_sequence`,
        [idGap],
      )
    }
    const sessions = await client.query('delete from sessions')
    await client.query('delete from refresh_tokens')
    await client.query('delete from app_tokens')
    const { rows } = await client.query<{ pending: number }>('select count(*)::int as pending from pending_deliveries')
    await client.query('commit')
    await analyzeTables((text, values) => client.query(text, values)) // a dump contains no statistics
    return { pendingDeliveries: rows[0]?.pending ?? 0, endedSessions: sessions.rowCount ?? 0 }
  } finally {
    await client.end()
  }
}

/** Decrypts one value per key and column. @throws {Error} if a key is missing or different */
async function checkKeys(client: Client, keys: readonly KeyWithId[]): Promise<void> {
  for (const { table, column, encryptionContext } of encryptedColumns) {
    const { rows } = await client.query<{ id: number; ciphertext: string }>(
      `select distinct on (${keyIdSql(column)}) id, ${column} as ciphertext from ${table} where ${column} is not null`,
    )
    for (const { id, ciphertext } of rows) open(keys, ciphertext, encryptionContext(id))
  }
}
