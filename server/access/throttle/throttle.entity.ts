import { defineEntity, p } from '@mikro-orm/core'
import { bigId } from '../../db/columns.ts'

/** A count of tries, of the whole service, in the form that rate-limiter-flexible expects. */
export const Throttle = defineEntity({
  name: 'Throttle',
  tableName: 'throttles',
  properties: {
    key: p.string().columnType('varchar(255)').primary(),
    points: p.integer().default(0),
    expire: bigId().strictNullable(),
  },
})

/** No entity can say it. Counts of the last hour may be lost in a crash. */
export const throttlesAreUnlogged = 'alter table throttles set unlogged'
