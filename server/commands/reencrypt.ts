import { Client } from 'pg'
import { open, seal } from '../db/secret-box.ts'
import type { NamedKey } from '../process/config.ts'
import { type EncryptedColumn, encryptedColumns, keyIdSql } from './encrypted-fields.ts'

/** What `reencrypt` found and did. */
export interface Reencrypted {
  /** Texts that the first key has sealed by now. */
  done: number
  /** Texts that the first key had sealed before. */
  current: number
  /** Texts that somebody changed while they were read; they are sealed with the first key of whoever did. */
  overtaken: number
  /** Why others stay as they were, by their places. */
  failures: string[]
  /** How many texts each key has sealed now, by its id. */
  keys: Map<string, number>
}

interface Row {
  business_id: number
  id: number
  sealed: string
}

const batchSize = 500

/**
 * Seals with the first key whatever another one has sealed, while the service runs. Each text is exchanged by a statement
 * of its own and only if it is still the one that was read: nothing is locked, no change is lost, and who is stopped in
 * the middle begins again.
 *
 * @param options.keys - those of the service
 * @param options.isDryRun - whether only to look
 * @param options.say - is told how far it has come
 * @throws Error when the login does not see all rows
 */
export async function reencrypt(
  databaseUrl: string,
  { keys, isDryRun, say }: { keys: readonly NamedKey[]; isDryRun: boolean; say: (line: string) => void },
): Promise<Reencrypted> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'workforce reencrypt' })
  await client.connect()
  try {
    await refuseWithoutSight(client)
    const found: Reencrypted = { done: 0, current: 0, overtaken: 0, failures: [], keys: new Map() }
    const [first] = keys
    for (const column of encryptedColumns) {
      const counts = await countByKey(client, column)
      found.current += counts.get(first?.kid ?? '') ?? 0
      const total = [...counts.entries()].reduce((sum, [kid, count]) => sum + (kid === first?.kid ? 0 : count), 0)
      if (!isDryRun && total > 0) await sealAnew(client, column, { keys, found, total, say })
    }
    for (const column of encryptedColumns) {
      for (const [kid, count] of await countByKey(client, column)) {
        found.keys.set(kid, (found.keys.get(kid) ?? 0) + count)
      }
    }
    return found
  } finally {
    await client.end()
  }
}

/** Row-level security would hide rows from a login that does not own the tables, and they would keep their key. */
async function refuseWithoutSight(client: Client): Promise<void> {
  const { rows } = await client.query<{ table: string }>(
    'select name as table from unnest($1::text[]) name where row_security_active(name)',
    [[...new Set(encryptedColumns.map(({ table }) => table))]],
  )
  if (rows.length > 0)
    throw new Error('This login does not see all rows: use the one that owns the tables, as for `migrate`.')
}

async function countByKey(client: Client, { table, column }: EncryptedColumn): Promise<Map<string, number>> {
  const { rows } = await client.query<{ kid: string; count: number }>(
    `select ${keyIdSql(column)} as kid, count(*)::int as count from ${table} where ${column} is not null group by 1`,
  )
  return new Map(rows.map(({ kid, count }) => [kid, count]))
}

interface Sealing {
  keys: readonly NamedKey[]
  found: Reencrypted
  total: number
  say: (line: string) => void
}

async function sealAnew(client: Client, place: EncryptedColumn, { keys, found, total, say }: Sealing): Promise<void> {
  const { table, column } = place
  let seen = 0
  for (let last = { business_id: 0, id: 0 }; ; ) {
    const { rows } = await client.query<Row>(
      `select business_id, id, ${column} as sealed from ${table}
        where (business_id, id) > ($1, $2) and ${keyIdSql(column)} <> $3
        order by business_id, id limit ${batchSize}`,
      [last.business_id, last.id, keys[0]?.kid],
    )
    for (const row of rows) await exchange(client, place, { keys, found, row })
    const [end] = rows.slice(-1)
    if (end === undefined) return
    last = end
    seen += rows.length
    say(`${table}.${column}: ${seen.toLocaleString('en')} of ${Math.max(seen, total).toLocaleString('en')}`)
  }
}

async function exchange(
  client: Client,
  { table, column, encryptionContext }: EncryptedColumn,
  { keys, found, row: { business_id, id, sealed } }: { keys: readonly NamedKey[]; found: Reencrypted; row: Row },
): Promise<void> {
  let anew: string
  try {
    anew = seal(keys, open(keys, sealed, encryptionContext(id)), encryptionContext(id))
  } catch (error) {
    found.failures.push(`${table} ${id}, ${column}: ${(error as Error).message}`)
    return
  }
  const { rowCount } = await client.query(
    `update ${table} set ${column} = $4 where business_id = $1 and id = $2 and ${column} = $3`,
    [business_id, id, sealed, anew],
  )
  if (rowCount === 1) found.done += 1
  else found.overtaken += 1
}

/** What there is to say of a run, in sentences. */
export function resultText(found: Reencrypted, keys: readonly NamedKey[], isDryRun: boolean): string {
  const { done, current, overtaken, failures } = found
  const first = keys[0]?.kid ?? ''
  const count = (number: number) => number.toLocaleString('en')
  const byKey = [...found.keys].sort().map(([kid, texts]) => `${kid} ${count(texts)}`)
  const unused = keys.map(({ kid }) => kid).filter((kid) => kid !== first && !found.keys.has(kid))
  return [
    ...(isDryRun
      ? []
      : [
          `Encrypted with ${first}: ${count(done)}; so before: ${count(current)}; changed meanwhile: ${count(overtaken)}.`,
        ]),
    `Texts by key: ${byKey.join(', ') || 'none'}.`,
    ...(unused.length > 0 ? [`No text needs ${unused.join(', ')}: ENCRYPTION_KEYS can go without.`] : []),
    ...(failures.length > 0 ? [`Left as they are: ${count(failures.length)}.`, ...failures] : []),
  ].join('\n')
}
