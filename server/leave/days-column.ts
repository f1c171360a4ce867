import { p } from '@mikro-orm/core'

/** Days in halves, which floating-point numbers represent and add exactly. */
export const days = () => p.float().columnType('double precision')

/** The check that a column is a multiple of a half. */
export const isInHalves = (column: string): string => `${column} + ${column} = trunc(${column} + ${column})`
