import { p } from '@mikro-orm/core'

/** Returns a column for days in halves, which floating-point numbers represent and add exactly. */
export const days = () => p.float().columnType('double precision')

/** Returns SQL that checks that a column is a multiple of a half. */
export const isInHalves = (column: string): string => `${column} + ${column} = trunc(${column} + ${column})`
