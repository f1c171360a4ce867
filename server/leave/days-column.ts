import { p } from '@mikro-orm/core'

/** Days in halves: floating-point numbers hold halves, and their sums, exactly. */
export const days = () => p.float().columnType('double precision')

/** The check that a column is in halves. */
export const isInHalves = (column: string): string => `${column} + ${column} = trunc(${column} + ${column})`
