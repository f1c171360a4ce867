import { defineEntity, p } from '@mikro-orm/core'
import { createdAt, date, id, updatedAt, version } from '../db/columns.ts'

/** A day on which nobody in the business works, so that leave takes nothing for it. */
export const Holiday = defineEntity({
  name: 'Holiday',
  tableName: 'holidays',
  properties: {
    id: id(),
    business_id: p.integer(),
    date: date(),
    name: p.string(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
  },
})
