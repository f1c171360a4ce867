import { defineEntity, p } from '@mikro-orm/core'
import { ApiKey } from '../access/api-keys/api-key.entity.ts'
import { User } from '../access/users/user.entity.ts'
import { Business } from '../business/business.entity.ts'
import {
  businessId,
  createdAt,
  date,
  foreignKey,
  id,
  metadata,
  type Table,
  timestamp,
  updatedAt,
  version,
} from '../db/columns.ts'
import { totalChecks, totalColumns } from './total-columns.ts'

/** The pay of a business for a period. Amounts are in minor units of the currency. */
export const PayRun = defineEntity({
  name: 'PayRun',
  tableName: 'pay_runs',
  comment: 'amounts are in minor units of the currency (ISO 4217)',
  properties: {
    business_id: businessId(),
    id: id(),
    type: p.enum(['regular', 'off_cycle', 'correction']),
    period_start: date(),
    period_end: date(),
    pay_date: date(),
    currency: p.text(),
    status: p.enum(['draft', 'approved', 'completed', 'cancelled']).default('draft'),
    ...totalColumns(),
    people_count: p.integer().default(0),
    /** Whether its payslips were drafted from compensations. */
    from_compensations: p.boolean().default(false),
    pay_schedule_id: p.integer().strictNullable().comment('pay schedule that drafted it; it may be deleted'),
    retro_pay_from: date()
      .strictNullable()
      .comment('for a correction drafted from retro pay: it corrects periods that end on or after this day'),
    external_id: p.text().strictNullable(),
    metadata: metadata(),
    /** The user who created the pay run, directly or with an API key. */
    created_by: p.integer().strictNullable(),
    approved_by: p.integer().strictNullable(),
    approved_by_api_key: p.integer().strictNullable(),
    approved_at: timestamp().strictNullable(),
    completed_at: timestamp().strictNullable(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
    business: foreignKey(Business, ['business_id']),
    creator: foreignKey(User, ['business_id', 'created_by']),
    approver: foreignKey(User, ['business_id', 'approved_by']),
    approver_api_key: foreignKey(ApiKey, ['business_id', 'approved_by_api_key']),
  },
  checks: [
    ...totalChecks('pay_runs'),
    { name: 'pay_runs_period', expression: 'period_end >= period_start' },
    { name: 'pay_runs_approved', expression: `status in ('draft', 'cancelled') or approved_at is not null` },
    { name: 'pay_runs_completed', expression: `(status = 'completed') = (completed_at is not null)` },
  ],
  uniques: [{ name: 'pay_runs_external_id', properties: ['business_id', 'external_id'] }],
  indexes: [
    { name: 'pay_runs_updated', properties: ['business_id', 'updated_at'] },
    { name: 'pay_runs_pay_schedule', properties: ['business_id', 'pay_schedule_id', 'id'] },
    { name: 'pay_runs_in_period', properties: ['business_id', 'period_start', 'period_end'] },
    { name: 'pay_runs_pay_date', properties: ['business_id', 'pay_date', 'id'] },
  ],
})

export type PayRunTable = Table<typeof PayRun>

/**
 * An author of a pay run: a user who, directly or with an API key, created or changed the pay run, its payslips, or a
 * recurring line or pay run from which its lines were copied. Users remain authors even if their change is overwritten
 * or deleted.
 */
export const PayRunAuthor = defineEntity({
  name: 'PayRunAuthor',
  tableName: 'pay_run_authors',
  properties: {
    business_id: businessId(),
    pay_run_id: p.integer().primary(),
    user_id: p.integer().primary(),
    pay_run: foreignKey(PayRun, ['business_id', 'pay_run_id'], { onDelete: 'cascade' }),
    user: foreignKey(User, ['business_id', 'user_id']),
  },
})
