import { sql } from 'kysely'
import type { Db } from '../../../server/operation/work.ts'

/** Tables with texts in which nothing is about a person. Any other one has to have the canary before it is erased. */
export const tellsNobody: Record<string, string> = {
  api_keys: 'a key is of the business, also when the person made it',
  businesses: 'of the business',
  business_logos: 'of the business',
  departments: 'of the business',
  document_template_revisions: 'texts of the business; what is filled in is in the documents',
  holidays: 'of the business',
  leave_mails: 'which mail, to whom, by ids',
  leave_types: 'of the business',
  locations: 'of the business',
  login_challenges: 'hashes, for ten minutes',
  migrations: 'names of migrations',
  pay_runs: 'of the business, without anybody’s pay',
  payslip_lines: 'what was paid, which the law keeps',
  recovery_codes: 'hashes',
  refresh_tokens: 'hashes',
  signing_links: 'hashes',
  throttles: 'hashes, for an hour',
  pending_deliveries: 'types and ids of events',
  webhook_hours: 'our own words for a failure',
  webhook_mails: 'which mail, to whom, by ids',
}

/** What the canary looks like in a row as text: as it is, in hex, and in base64 at each place. */
const formsOf = (word: string): string[] => [
  word,
  Buffer.from(word).toString('hex'),
  ...[0, 1, 2].map((offset) => {
    const whole = Buffer.concat([Buffer.alloc(offset), Buffer.from(word)])
    const text = whole.subarray(0, whole.length - (whole.length % 3)).toString('base64')
    return text.slice(offset && 4).toLowerCase()
  }),
]

/** Whether a table is but a part of another one. */
const isPartition = sql`(
  select relispartition from pg_class
  where oid = to_regclass(format('%I.%I', table_schema, table_name))
)`

/** The tables of the service and of its queue in which a word is written down, in any row and column. */
export async function tablesWith(db: Db, word: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string; shown: string; columns: string }>`
    select table_name as name, format('%I.%I', table_schema, table_name) as shown,
      string_agg(quote_ident(column_name), ', ') as columns
    from information_schema.tables join information_schema.columns using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema in ('public', 'graphile_worker')
      and not ${isPartition}
    group by table_name, table_schema order by 1`.execute(db)
  const found: string[] = []
  for (const { name, shown, columns } of tables) {
    const { rows } = await sql`
      select from ${sql.raw(shown)} where lower(concat_ws(' ', ${sql.raw(columns)})) ~ ${formsOf(word).join('|')} limit 1
    `.execute(db)
    if (rows.length > 0) found.push(name)
  }
  return found
}

/** Tables of the service that have a column for texts, of any kind. */
export async function tablesWithTexts(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct table_name as name
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and not ${isPartition}
      and data_type not in ('integer', 'bigint', 'boolean', 'date', 'timestamp with time zone', 'numeric', 'int8range')
      and column_default is distinct from '' order by 1`.execute(db)
  return rows.map(({ name }) => name)
}
