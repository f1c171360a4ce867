import { defineEntity, p } from '@mikro-orm/core'
import { createdAt, id, updatedAt, version } from '../db/columns.ts'

/** A tenant. Its data are invisible to all other tenants. */
export const Business = defineEntity({
  name: 'Business',
  tableName: 'businesses',
  properties: {
    id: id(),
    name: p.text(),
    currency: p.text().default('EUR'),
    time_zone: p.text().default('UTC'),
    require_2fa: p.boolean().default(false),
    two_person_pay_runs: p.boolean().default(false),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
  },
})
