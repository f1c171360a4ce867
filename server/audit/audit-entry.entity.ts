import { defineEntity, p } from '@mikro-orm/core'
import { User } from '../access/users/user.entity.ts'
import { bigNumber, businessId, foreignKey, type Table, timestamp } from '../db/columns.ts'
import type { Schemas } from '../operation/contract/contract.ts'

/**
 * An entry of the audit log: actor, action, subject and origin. It has no foreign keys to the business and the actor:
 * every change inserts an entry, and each insertion would lock the referenced rows.
 */
export const AuditEntry = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_log',
  properties: {
    business_id: businessId(),
    id: bigNumber().primary(),
    at: timestamp().defaultRaw('now()'),
    action: p.text().$type<Schemas['AuditAction']>(),
    user_id: p.integer().strictNullable(),
    api_key_id: p.integer().strictNullable(),
    target_user_id: p.integer().strictNullable(),
    ip: p.text().strictNullable(),
    user_agent: p.text().strictNullable(),
    request_id: p.text(),
    detail: p.json<Schemas['AuditDetail']>().defaultRaw(`'{}'`),
    target_user: foreignKey(User, ['business_id', 'target_user_id']),
  },
  indexes: [
    { name: 'audit_log_user', properties: ['business_id', 'user_id', 'id'] },
    {
      name: 'audit_log_target_user',
      properties: ['business_id', 'target_user_id', 'id'],
      where: 'target_user_id is not null',
    },
    {
      name: 'audit_log_person',
      expression: `create index audit_log_person on audit_log (business_id, (detail->>'person_id'), id) where detail->>'person_id' is not null`,
    },
    // For the nightly deletion in all businesses. Rows are inserted in chronological order.
    {
      name: 'audit_log_age',
      expression: 'create index audit_log_age on audit_log using brin (at) with (pages_per_range = 16)',
    },
  ],
})

export type AuditEntryTable = Table<typeof AuditEntry>
