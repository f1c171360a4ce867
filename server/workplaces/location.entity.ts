import { defineEntity, p } from '@mikro-orm/core'
import { Business } from '../business/business.entity.ts'
import { businessId, computed, createdAt, foreignKey, id, type Table, updatedAt, version } from '../db/columns.ts'

/** A location where people of a business work. */
export const Location = defineEntity({
  name: 'Location',
  tableName: 'locations',
  properties: {
    business_id: businessId(),
    id: id(),
    name: p.text(),
    code: p.text().strictNullable(),
    country: p.text().strictNullable(),
    time_zone: p.text().strictNullable(),
    sort_name: computed('text', 'fold_text(name)'),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
    business: foreignKey(Business, ['business_id']),
  },
  uniques: [
    {
      name: 'locations_name',
      expression: 'create unique index locations_name on locations (business_id, lower(name))',
    },
    {
      name: 'locations_code',
      expression: 'create unique index locations_code on locations (business_id, lower(code))',
    },
  ],
  indexes: [{ name: 'locations_sort_name', properties: ['business_id', 'sort_name', 'id'] }],
})

export type LocationTable = Table<typeof Location>
