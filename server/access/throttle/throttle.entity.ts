import { defineEntity, p } from '@mikro-orm/core'
import { bigId } from '../../db/columns.ts'

/** Counts of attempts across businesses, in the format of rate-limiter-flexible. */
export const Throttle = defineEntity({
  name: 'Throttle',
  tableName: 'throttles',
  properties: {
    key: p.string().columnType('varchar(255)').primary(),
    points: p.integer().default(0),
    expire: bigId().strictNullable(),
  },
})

/** Not expressible in an entity. A crash of PostgreSQL resets the counts. */
export const unloggedThrottles = 'alter table throttles set unlogged'
