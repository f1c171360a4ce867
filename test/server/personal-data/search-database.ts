import { sql } from 'kysely'
import { openAccountNumber } from '../../../server/bank-accounts/sealed-number.ts'
import { open } from '../../../server/db/secret-box.ts'
import { attachmentContext } from '../../../server/leave/attachments/attachment-content.ts'
import { openNumber } from '../../../server/personal-details/identifiers/identifier-number.ts'
import { pdfText } from '../../support/samples/pdf.ts'
import type { TestApp } from '../../support/service/app.ts'
import type { PlantedValue } from './planted-values.ts'

type Database = Pick<TestApp, 'db' | 'config'>
type Row = Record<string, string | null>

/** How to decrypt a column, for its row. */
const ciphertexts: Record<string, (config: TestApp['config'], row: Row, ciphertext: string) => string> = {
  'bank_accounts.number_ciphertext': (config, { id }, text) =>
    openAccountNumber(config.encryptionKeys, Number(id), text),
  'identifiers.value_ciphertext': (config, { id }, text) => openNumber(config.encryptionKeys, Number(id), text),
  'leave_attachments.content_ciphertext': (config, { id }, text) =>
    bytesToText(Buffer.from(open(config.encryptionKeys, text, attachmentContext(Number(id))), 'base64')),
  'payments.number_ciphertext': (config, { bank_account_id }, text) =>
    openAccountNumber(config.encryptionKeys, Number(bank_account_id), text),
}

interface Column {
  table: string
  column: string
  /** The qualified name of the table, quoted. */
  source: string
  type: string
  /** Whether a constraint lists the possible values. */
  isListed: boolean
}

/** Reads all columns of all tables, of the service and of its queue. */
async function readColumns({ db }: Pick<TestApp, 'db'>): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select relname as table, attname as column, format('%I.%I', nspname, relname) as source, typname as type,
      exists (
        select from pg_constraint
        where conrelid = pg_class.oid and contype = 'c' and conkey = array[attnum]
          and pg_get_constraintdef(pg_constraint.oid) ~ '= ANY|<@'
      ) as "isListed"
    from pg_attribute
    join pg_class on pg_class.oid = attrelid
    join pg_namespace on pg_namespace.oid = relnamespace
    join pg_type on pg_type.oid = atttypid
    where relkind in ('r', 'p') and not relispartition and attnum > 0 and not attisdropped
      and nspname !~ '^(pg_|citus|columnar|information_schema)'
    order by nspname, relname, attnum`.execute(db)
  return rows
}

/** Returns the columns that can contain personal data: texts, JSON, bytes and dates, unless a constraint lists them. */
export async function personalColumns(database: Pick<TestApp, 'db'>): Promise<string[]> {
  const isPersonal = /^_?(text|varchar|bpchar|json|jsonb|bytea|date)$/
  const columns = await readColumns(database)
  return columns
    .filter(({ type, isListed }) => isPersonal.test(type) && !isListed)
    .map(({ table, column }) => `${table}.${column}`)
}

/**
 * Searches for values in all columns of all tables: in any encoding, in decrypted texts and in the text of files.
 *
 * @returns for each value, by name, the columns with it
 */
export async function searchDatabase(
  database: Database,
  values: readonly PlantedValue[],
): Promise<Map<string, string[]>> {
  const matches = new Map(values.map(({ name }) => [name, [] as string[]]))
  const tables = Map.groupBy(await readColumns(database), ({ source }) => source)
  for (const [source, columns] of tables) {
    const cells = columns.map(({ column, type }) =>
      type === 'bytea'
        ? sql`encode(${sql.ref(column)}, 'base64') as ${sql.ref(column)}`
        : sql`${sql.ref(column)}::text as ${sql.ref(column)}`,
    )
    const { rows } = await sql<Row>`select ${sql.join(cells)} from ${sql.raw(source)}`.execute(database.db)
    for (const column of columns) {
      const name = `${column.table}.${column.column}`
      const content = readContent(database, column, rows)
      for (const value of values) if (isIn(content, value)) matches.get(value.name)?.push(name)
    }
  }
  return matches
}

/** Returns the values of a column, one a line. */
function readContent({ config }: Database, { table, column, type }: Column, rows: readonly Row[]): string {
  const open = ciphertexts[`${table}.${column}`]
  const cells = rows.flatMap((row): string[] => {
    const cell = row[column]
    if (cell === null || cell === undefined) return []
    if (open !== undefined) return [open(config, row, cell)]
    return [type === 'bytea' ? bytesToText(Buffer.from(cell, 'base64')) : cell]
  })
  return cells.join('\n').toLowerCase()
}

/** Returns the text of bytes, and of the PDF that they may be. */
export const bytesToText = (bytes: Uint8Array): string => {
  const text = Buffer.from(bytes).toString('latin1')
  return text.startsWith('%PDF') ? `${text}\n${pdfText(bytes)}` : text
}

/** Whether a text in lower case contains a value, in any form. */
export function isIn(content: string, { value, isShort }: PlantedValue): boolean {
  const word = value.toLowerCase()
  if (isShort) return new RegExp(`(^|")${word}("|$)`, 'm').test(content)
  return forms(word).some((form) => content.includes(form))
}

/** Returns the forms of a word: text, minor units of an amount, hex, and base64 at each of the three offsets. */
const forms = (word: string): string[] => [
  word,
  ...(/^\d+\.\d\d$/.test(word) ? [word.replace('.', '')] : []),
  Buffer.from(word).toString('hex'),
  ...[0, 1, 2].map((offset) => {
    const whole = Buffer.concat([Buffer.alloc(offset), Buffer.from(word)])
    const text = whole.subarray(0, whole.length - (whole.length % 3)).toString('base64')
    return text.slice(offset && 4).toLowerCase()
  }),
]
