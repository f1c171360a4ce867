import type { Client } from 'pg'

/*
 * Fills a business with copies of its rows, so that a new table needs no entry in this file if a request or job fills
 * it. The copies are inserted with `session_replication_role` set to `replica`, so foreign keys are not checked.
 */

interface Column {
  name: string
  type: string
  isUnique: boolean
  sequence: string | null
}

/** The query for the writable columns of each table. */
const columnsOfTables = `
  with keys as (
    select indrelid, key.attnum, substring(pg_get_indexdef(indexrelid) from '\\((.*?)( WHERE .*)?$') as terms, indkey
      from pg_index left join lateral unnest(indkey) as key(attnum) on true where indisunique or indisexclusion
  )
  select relname as table, json_agg(json_build_object(
      'name', attname,
      'type', format_type(atttypid, null),
      'isUnique', exists (
        select from keys where indrelid = relation.oid
          and (keys.attnum = attribute.attnum or keys.attnum = 0 and terms ~ ('\\m' || attname || '\\M'))
      ) and not exists ( -- one of a few values
        select from pg_constraint where conrelid = relation.oid and contype = 'c' and conkey = array[attribute.attnum]
      ),
      'sequence', pg_get_serial_sequence(relname, attname)
    ) order by attnum) as columns
  from pg_class relation join pg_attribute attribute on attrelid = relation.oid
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    and attnum > 0 and not attisdropped and attgenerated = ''
  group by relname
  having 'business_id' = any(array_agg(attname::text))
  order by relname`

/**
 * SQL expressions for columns of the copies: responses stay valid, no copy is due, and changes have no further effects.
 */
const overrides: Record<string, Record<string, string>> = {
  documents: { sha256: `encode(sha256(n::text::bytea), 'hex')` },
  audit_log: { sequence: '1000000 + n' },
  events: { id: `'evt_' || lpad(to_hex(n), 32, '0')`, sequence: '1000000 + n' },
  leave_expiry_notices: { sent_at: 'now()', person_id: 'person_id * 100000 + n' },
  leave_delegates: { user_id: 'user_id * 100000 + n', delegate_id: 'user_id * 100000 - n' },
  leave_feeds: { user_id: 'user_id * 100000 + n' },
  leave_mails: { sent_at: 'now()', user_id: 'user_id * 100000 + n' },
  leave_types: { accrual_method: `'none'` },
  passkeys: { user_id: 'user_id * 100000 + n' },
  app_connections: { user_id: 'user_id * 100000 + n' },
  payslip_mails: { sent_at: 'now()', user_id: 'user_id * 100000 + n' },
  person_change_mails: { sent_at: 'now()', user_id: 'user_id * 100000 + n' },
  pending_deliveries: { next_attempt_at: `now() + interval '1 day'` },
  task_reminders: { sent_at: 'now()', user_id: 'user_id * 100000 + n' },
  tasks: { overdue_since: 'now()' },
  users: { created_at: `now() - interval '2 days'` },
  webhook_mails: { sent_at: 'now()' },
  webhooks: { active: 'false' },
}

/** The number of copies for tables with at most a few hundred rows per business. */
export const fewRows: Record<string, number> = {
  api_keys: 400,
  apps: 40,
  checklists: 40,
  custom_fields: 90,
  departments: 900,
  holidays: 300,
  leave_types: 40,
  locations: 900,
  pay_codes: 200,
  pay_schedules: 40,
  roles: 40,
  provisioned_groups: 200,
  single_sign_on_domains: 19,
  webhooks: 40,
}

/** Tables that stay small: rows that are processed immediately, and one row per business. */
const smallTables = ['manual_attempts', 'provisioning', 'single_sign_on']

const samples = 40

const ordinaryTables = `select oid::regclass::text as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r'`

/** Disables autovacuum on all tables of a database. */
export async function neverAnalyse(admin: Client): Promise<void> {
  const { rows } = await admin.query<{ name: string }>(ordinaryTables)
  await admin.query(rows.map(({ name }) => `alter table ${name} set (autovacuum_enabled = off)`).join(';'))
}

/**
 * Adds copies of the business's rows to each table.
 *
 * @param rows - the number of copies per table, except for small tables
 * @returns the tables that have no row to copy
 */
export async function growBusiness(admin: Client, businessId: number, rows: number): Promise<string[]> {
  const tables = await admin.query<{ table: string; columns: Column[] }>(columnsOfTables)
  const empty: string[] = []
  await admin.query(`set session_replication_role = replica; set timezone = 'UTC'`)
  for (const { table, columns } of tables.rows) {
    const isOneRow = !columns.some(({ name, isUnique }) => isUnique && name !== 'business_id')
    if (isOneRow || smallTables.includes(table)) continue
    const names = columns.map(({ name }) => `"${name}"`).join()
    const values = columns.map((column) => overrides[table]?.[column.name] ?? copyExpression(column)).join()
    const { rowCount } = await admin.query(
      `with sample as materialized (
        select *, row_number() over () as place, count(*) over () as places
          from (select * from "${table}" where business_id = $1 limit ${samples}) existing
      )
      insert into "${table}" (${names}) overriding system value
        select ${values} from generate_series(1, $2::int) n join sample on place = 1 + n % places`,
      [businessId, fewRows[table] ?? rows],
    )
    if (rowCount === 0) empty.push(table)
  }
  await admin.query('reset session_replication_role')
  return empty
}

/** Returns the SQL expression for a column of the nth copy. */
function copyExpression({ name, type, isUnique, sequence }: Column): string {
  if (!isUnique) return type === 'bytea' ? `'\\x00'` : `"${name}"` // the content of files is not copied
  if (name === 'business_id') return 'business_id'
  if (sequence !== null) return `nextval('${sequence}')`
  switch (type) {
    case 'integer':
    case 'bigint':
      return `"${name}" * 100000 + n`
    case 'text':
      return `"${name}" || '-' || n`
    case 'bytea':
      return `sha256("${name}" || n::text::bytea)`
    case 'date':
      return `"${name}" + n`
    default:
      return type.startsWith('timestamp') ? `"${name}" - n * interval '1 millisecond'` : `"${name}"`
  }
}
