import { p } from '@mikro-orm/core'

/** Days in halves: a floating-point number has them, and sums of them, exactly. */
export const days = () => p.float().columnType('double precision')
