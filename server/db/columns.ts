import { type EntitySchema, type EntitySchemaWithMeta, p, type TriggerDef } from '@mikro-orm/core'
import type { InferKyselyTable } from '@mikro-orm/postgresql'
import type { GeneratedAlways } from 'kysely'

/**
 * The columns of an entity's table in the form that kysely expects: `Selectable`, `Insertable` and `Updateable` derive
 * row types from them. Each entity exports its columns if other files refer to its row types.
 */
export type Table<Entity extends EntitySchemaWithMeta> = InferKyselyTable<Entity>

/**
 * Columns whose values have the same form in the service and in the API (see `parseTypes` in database.ts): timestamps
 * are RFC 3339 strings in UTC with milliseconds, dates are `YYYY-MM-DD`.
 */
export const timestamp = () => p.string().columnType('timestamptz(3)')
export const date = () => p.string().columnType('date')
export const bigId = () => p.integer().columnType('bigint')

/** The first column of every key in a tenant table, so that rows can be sharded by business. */
export const businessId = () => p.integer().primary()

/** Identifiers that the database assigns, from one sequence per table for all businesses. */
export const id = () => p.integer().primary().autoincrement().generated('identity')
export const bigNumber = () => bigId().autoincrement().generated('identity')

/** Columns that have a default value in the database. */
export const createdAt = () => timestamp().defaultRaw('now()')
export const updatedAt = () => timestamp().defaultRaw('now()')
export const version = () => p.integer().default(1)
export const metadata = () => p.json<Record<string, string>>().defaultRaw(`'{}'`)

/** A column that the database computes from other columns of the row; no statement can set it. */
export const computed = (type: string, expression: string) =>
  p.string().$type<GeneratedAlways<string>>().columnType(type).generated(`(${expression}) stored`)

/** A foreign key. It adds no column, so the inferred table types omit it. */
export interface ForeignKey {
  '~options': { persist: false }
}

/**
 * Declares a foreign key on existing columns of the entity; it must be listed after these columns. Only the schema uses
 * the declaration: kysely, which reads and writes the rows, has no relations.
 *
 * @param to - the referenced entity; the columns match its primary key in order
 * @param options.onDelete - what happens to the row when the referenced row is deleted; by default that deletion fails
 */
export const foreignKey = (
  to: EntitySchema,
  columns: string[],
  { onDelete }: { onDelete?: 'cascade' } = {},
): ForeignKey => {
  const rules = { updateRule: 'no action', ...(onDelete && { deleteRule: onDelete }) }
  return { entity: () => to, kind: 'm:1', joinColumns: columns, ...rules } as unknown as ForeignKey
}

/** A trigger that rejects every update of a row. */
export const neverChanges = {
  name: 'never_changes',
  timing: 'before',
  events: ['update'],
  body: `raise exception '% never changes', tg_table_name`,
} satisfies TriggerDef

/** Returns SQL for the check that a column contains a SHA-256 hash in hexadecimal. */
export const isSha256 = (column: string): string => `${column} ~ '^[0-9a-f]{64}$'`
