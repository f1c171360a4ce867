import { defineEntity, p } from '@mikro-orm/core'
import { bigId } from '../../db/columns.ts'

/** The numbers of attempts across businesses, in the format of rate-limiter-flexible. */
export const Throttle = defineEntity({
  name: 'Throttle',
  tableName: 'throttles',
  properties: {
    key: p.string().columnType('varchar(255)').primary(),
    points: p.integer().default(0),
    expire: bigId().strictNullable(),
  },
})

/** Makes the table unlogged, which an entity cannot express. A crash of PostgreSQL resets the counts. */
export const unloggedThrottles = 'alter table throttles set unlogged'
