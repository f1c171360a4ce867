import { Client } from 'pg'
import { open, seal } from '../db/secret-box.ts'
import type { KeyWithId } from '../process/config.ts'
import { type EncryptedColumn, encryptedColumns, keyIdSql } from './encrypted-fields.ts'

export interface ReencryptionResult {
  /** The number of values that were re-encrypted with the first key. */
  reencrypted: number
  /** The number of values that were already encrypted with the first key. */
  current: number
  /** The number of values that the service changed concurrently, and so encrypted with its first key. */
  skipped: number
  /** The error messages of values that could not be decrypted. */
  failures: string[]
  /** The number of values by the ID of their key, after the run. */
  keys: Map<string, number>
}

interface Row {
  business_id: number
  id: number
  /** The ID in the encryption context. */
  context_id: number
  ciphertext: string
}

/** The number of values that are read at a time, unless they are large. */
const defaultBatchSize = 500

/**
 * Re-encrypts all values with the first key while the service runs. A separate statement replaces each value if it has
 * not changed since it was read, so no lock is held between values, no update is lost, and an interrupted run can be
 * repeated.
 *
 * @param options.keys - the encryption keys of the service
 * @param options.isDryRun - whether to only count values
 * @param options.report - receives progress messages
 * @throws {Error} if row-level security hides rows from the database role
 */
export async function reencrypt(
  databaseUrl: string,
  { keys, isDryRun, report }: { keys: readonly KeyWithId[]; isDryRun: boolean; report: (line: string) => void },
): Promise<ReencryptionResult> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'workforce reencrypt' })
  await client.connect()
  try {
    await checkRowVisibility(client)
    const result: ReencryptionResult = { reencrypted: 0, current: 0, skipped: 0, failures: [], keys: new Map() }
    const [first] = keys
    for (const column of encryptedColumns) {
      const counts = await countByKey(client, column)
      result.current += counts.get(first?.kid ?? '') ?? 0
      const total = [...counts.entries()].reduce((sum, [kid, count]) => sum + (kid === first?.kid ? 0 : count), 0)
      if (!isDryRun && total > 0) await reencryptColumn(client, column, { keys, result, total, report })
    }
    for (const column of encryptedColumns) {
      for (const [kid, count] of await countByKey(client, column)) {
        result.keys.set(kid, (result.keys.get(kid) ?? 0) + count)
      }
    }
    return result
  } finally {
    await client.end()
  }
}

/**
 * Checks that the database role sees all rows. Row-level security hides rows from a role that does not own the tables,
 * and hidden rows would keep their old key.
 */
async function checkRowVisibility(client: Client): Promise<void> {
  const { rows } = await client.query<{ table: string }>(
    'select name as table from unnest($1::text[]) name where row_security_active(name)',
    [[...new Set(encryptedColumns.map(({ table }) => table))]],
  )
  if (rows.length > 0)
    throw new Error('This login cannot read all rows. Use the login that owns the tables, as for `migrate`.')
}

async function countByKey(client: Client, { table, column }: EncryptedColumn): Promise<Map<string, number>> {
  const { rows } = await client.query<{ kid: string; count: number }>(
    `select ${keyIdSql(column)} as kid, count(*)::int as count from ${table} where ${column} is not null group by 1`,
  )
  return new Map(rows.map(({ kid, count }) => [kid, count]))
}

interface ReencryptionRun {
  keys: readonly KeyWithId[]
  result: ReencryptionResult
  total: number
  report: (line: string) => void
}

async function reencryptColumn(
  client: Client,
  place: EncryptedColumn,
  { keys, result, total, report }: ReencryptionRun,
): Promise<void> {
  const { table, column, idColumn = 'id', batchSize = defaultBatchSize } = place
  let processed = 0
  for (let last = { business_id: 0, id: 0 }; ; ) {
    const { rows } = await client.query<Row>(
      `select business_id, id, ${idColumn} as context_id, ${column} as ciphertext from ${table}
        where (business_id, id) > ($1, $2) and ${keyIdSql(column)} <> $3
        order by business_id, id limit ${batchSize}`,
      [last.business_id, last.id, keys[0]?.kid],
    )
    for (const row of rows) await replaceValue(client, place, { keys, result, row })
    const [end] = rows.slice(-1)
    if (end === undefined) return
    last = end
    processed += rows.length
    report(
      `${table}.${column}: ${processed.toLocaleString('en')} of ${Math.max(processed, total).toLocaleString('en')}`,
    )
  }
}

async function replaceValue(
  client: Client,
  { table, column, encryptionContext }: EncryptedColumn,
  { keys, result, row }: { keys: readonly KeyWithId[]; result: ReencryptionResult; row: Row },
): Promise<void> {
  const { business_id, id, context_id, ciphertext } = row
  let replacement: string
  try {
    replacement = seal(keys, open(keys, ciphertext, encryptionContext(context_id)), encryptionContext(context_id))
  } catch (error) {
    result.failures.push(`${table} ${id}, ${column}: ${(error as Error).message}`)
    return
  }
  const { rowCount } = await client.query(
    `update ${table} set ${column} = $4 where business_id = $1 and id = $2 and ${column} = $3`,
    [business_id, id, ciphertext, replacement],
  )
  if (rowCount === 1) result.reencrypted += 1
  else result.skipped += 1
}

export function resultText(result: ReencryptionResult, keys: readonly KeyWithId[], isDryRun: boolean): string {
  const { reencrypted, current, skipped, failures } = result
  const first = keys[0]?.kid ?? ''
  const count = (number: number) => number.toLocaleString('en')
  const byKey = [...result.keys].sort().map(([kid, values]) => `${kid} ${count(values)}`)
  const unused = keys.map(({ kid }) => kid).filter((kid) => kid !== first && !result.keys.has(kid))
  return [
    ...(isDryRun
      ? []
      : [
          `Re-encrypted with ${first}: ${count(reencrypted)}; already current: ${count(current)}; changed concurrently: ${count(skipped)}.`,
        ]),
    `Values by key: ${byKey.join(', ') || 'none'}.`,
    ...(unused.length > 0 ? [`No longer needed, remove from ENCRYPTION_KEYS: ${unused.join(', ')}.`] : []),
    ...(failures.length > 0 ? [`Failed: ${count(failures.length)}.`, ...failures] : []),
  ].join('\n')
}
