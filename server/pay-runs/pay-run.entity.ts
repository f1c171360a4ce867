import { defineEntity, p } from '@mikro-orm/core'
import { createdAt, date, id, timestamp, updatedAt, version } from '../db/columns.ts'
import type { Schemas } from '../operation/contract.ts'
import { totalColumns } from './total-columns.ts'

/** What a business pays for a period. Amounts are in minor units of its currency. */
export const PayRun = defineEntity({
  name: 'PayRun',
  tableName: 'pay_runs',
  properties: {
    id: id(),
    business_id: p.integer(),
    type: p.string().$type<Schemas['PayRunType']>(),
    period_start: date(),
    period_end: date(),
    pay_date: date(),
    currency: p.string(),
    status: p.string().$type<Schemas['PayRunStatus']>().default('draft'),
    ...totalColumns(),
    people_count: p.integer().default(0),
    external_id: p.string().strictNullable(),
    metadata: p.json<Record<string, string>>(),
    /** The user, or whoever made the API key that did it. */
    created_by: p.integer().strictNullable(),
    approved_by: p.integer().strictNullable(),
    approved_by_api_key: p.integer().strictNullable(),
    approved_at: timestamp().strictNullable(),
    completed_at: timestamp().strictNullable(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
  },
})
