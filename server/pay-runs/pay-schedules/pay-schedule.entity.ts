import { defineEntity, p } from '@mikro-orm/core'
import { Business } from '../../business/business.entity.ts'
import {
  businessId,
  createdAt,
  date,
  foreignKey,
  id,
  metadata,
  type Table,
  updatedAt,
  version,
} from '../../db/columns.ts'
import type { Schemas } from '../../operation/contract/contract.ts'

/** The rules by which a business pays regularly. The worker drafts a pay run from them for each period. */
export const PaySchedule = defineEntity({
  name: 'PaySchedule',
  tableName: 'pay_schedules',
  properties: {
    business_id: businessId(),
    id: id(),
    name: p.text(),
    frequency: p.enum(['weekly', 'fortnightly', 'semi_monthly', 'monthly']),
    period_starts_on: date().strictNullable(),
    first_day: p.integer().strictNullable(),
    pay_days_after_period_end: p.integer().strictNullable(),
    pay_day_of_month: p.integer().strictNullable(),
    pay_month: p.enum(['same', 'next']),
    pay_date_moves: p.enum(['none', 'before', 'after', 'nearest']),
    drafts_days_before_pay_date: p.integer(),
    currency: p.text(),
    from_compensations: p.boolean(),
    recurring_lines: p.boolean(),
    active: p.boolean(),
    drafts_from: date().comment(
      'earliest day on which a pay run is drafted: when its dates were set or it was resumed',
    ),
    drafted_until: date().strictNullable().comment('last day of the last period that was drafted or skipped'),
    check_on: date().comment('next day on which the worker checks whether a pay run is due'),
    last_error: p.json<Schemas['PayScheduleError']>().strictNullable(),
    author_ids: p
      .array()
      .$type<number[]>()
      .columnType('int[]')
      .comment('users who created or changed the pay schedule, directly or with an API key'),
    external_id: p.text().strictNullable(),
    metadata: metadata(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
    business: foreignKey(Business, ['business_id']),
  },
  uniques: [{ name: 'pay_schedules_external_id', properties: ['business_id', 'external_id'] }],
  indexes: [{ name: 'pay_schedules_check', properties: ['check_on'], where: 'active' }],
})

export type PayScheduleTable = Table<typeof PaySchedule>
