import { sql } from 'kysely'
import type { Db } from '../../../server/operation/work.ts'

/**
 * Tables with text columns that contain no personal data, with the reason. Every other table must contain the canary
 * before the erasure.
 */
export const withoutPersonalData: Record<string, string> = {
  api_keys: 'a key belongs to the business, not to its creator',
  businesses: 'belongs to the business',
  business_logos: 'belongs to the business',
  checklists: 'belongs to the business',
  departments: 'belongs to the business',
  document_template_revisions: 'texts of the business; the merge data is in the documents',
  holidays: 'belongs to the business',
  leave_mails: 'the kind of an email, and IDs',
  leave_types: 'belongs to the business',
  locations: 'belongs to the business',
  login_challenges: 'hashes, for ten minutes',
  migrations: 'names of migrations',
  custom_fields: 'belongs to the business',
  pay_codes: 'belongs to the business',
  pay_schedules: 'belongs to the business, with IDs of users',
  pay_runs: 'belongs to the business, without payslips',
  payslip_lines: 'amounts, which the law requires',
  recovery_codes: 'hashes',
  refresh_tokens: 'hashes',
  signing_links: 'hashes',
  started_checklists: 'the name of the checklist, and IDs',
  throttles: 'hashes, for an hour',
  pending_deliveries: 'types and IDs of events',
  webhook_hours: 'fixed texts for failures',
  webhook_mails: 'the kind of an email, and IDs',
}

/** Returns the forms that a word can have in a row: text, hex, and base64 at each of the three offsets. */
const encodings = (word: string): string[] => [
  word,
  Buffer.from(word).toString('hex'),
  ...[0, 1, 2].map((offset) => {
    const whole = Buffer.concat([Buffer.alloc(offset), Buffer.from(word)])
    const text = whole.subarray(0, whole.length - (whole.length % 3)).toString('base64')
    return text.slice(offset && 4).toLowerCase()
  }),
]

/** The condition that a table is a partition of another table. */
const isPartition = sql`(
  select relispartition from pg_class
  where oid = to_regclass(format('%I.%I', table_schema, table_name))
)`

/** Returns the tables of the service and of its queue that contain a word, in any row and column. */
export async function tablesWith(db: Db, word: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string; quoted: string; columns: string }>`
    select table_name as name, format('%I.%I', table_schema, table_name) as quoted,
      string_agg(quote_ident(column_name), ', ') as columns
    from information_schema.tables join information_schema.columns using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema in ('public', 'graphile_worker')
      and not ${isPartition}
    group by table_name, table_schema order by 1`.execute(db)
  const names: string[] = []
  for (const { name, quoted, columns } of tables) {
    const { rows } = await sql`
      select from ${sql.raw(quoted)} where lower(concat_ws(' ', ${sql.raw(columns)})) ~ ${encodings(word).join('|')} limit 1
    `.execute(db)
    if (rows.length > 0) names.push(name)
  }
  return names
}

/** Returns the tables of the service that have a column for text. */
export async function tablesWithTexts(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct table_name as name
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and not ${isPartition}
      and data_type not in ('integer', 'bigint', 'boolean', 'date', 'timestamp with time zone', 'numeric', 'int8range')
      and column_default is distinct from '' order by 1`.execute(db)
  return rows.map(({ name }) => name)
}
