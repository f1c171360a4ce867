import { p } from '@mikro-orm/core'

/**
 * Columns whose value has one form from the database to the wire (see `parseTypes` in orm.ts):
 * timestamps are RFC 3339 strings in UTC with milliseconds, dates are `YYYY-MM-DD`.
 */
export const timestamp = () => p.string().columnType('timestamptz(3)')
export const date = () => p.string().columnType('date')
export const bigId = () => p.integer().columnType('bigint')

/** Columns that the database fills in. */
export const id = () => p.integer().primary().autoincrement()
export const createdAt = () => timestamp().defaultRaw('now()')
export const updatedAt = () => timestamp().defaultRaw('now()')
export const version = () => p.integer().default(1)
