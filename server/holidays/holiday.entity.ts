import { defineEntity, p } from '@mikro-orm/core'
import { Business } from '../business/business.entity.ts'
import { businessId, createdAt, date, foreignKey, id, updatedAt, version } from '../db/columns.ts'

/** A day on which nobody in the business works, so that leave takes nothing for it. */
export const Holiday = defineEntity({
  name: 'Holiday',
  tableName: 'holidays',
  properties: {
    business_id: businessId(),
    id: id(),
    date: date(),
    name: p.text(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
    business: foreignKey(Business, ['business_id']),
  },
  uniques: [{ name: 'holidays_date', properties: ['business_id', 'date'] }],
})
