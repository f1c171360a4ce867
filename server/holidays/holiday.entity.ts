import { defineEntity, p } from '@mikro-orm/core'
import { Business } from '../business/business.entity.ts'
import { businessId, createdAt, date, foreignKey, id, type Table, updatedAt, version } from '../db/columns.ts'

/** A day or half-day off, in the whole business or at some of its locations. It does not count as leave. */
export const Holiday = defineEntity({
  name: 'Holiday',
  tableName: 'holidays',
  properties: {
    business_id: businessId(),
    id: id(),
    date: date(),
    name: p.text(),
    portion: p.enum(['full', 'morning', 'afternoon']).default('full'),
    location_ids: p.array().$type<number[]>().columnType('int[]').default([]).comment('empty for all locations'),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
    business: foreignKey(Business, ['business_id']),
  },
  indexes: [{ name: 'holidays_date', properties: ['business_id', 'date'] }],
})

export type HolidayTable = Table<typeof Holiday>
