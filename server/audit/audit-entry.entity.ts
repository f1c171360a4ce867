import { defineEntity, p } from '@mikro-orm/core'
import { User } from '../access/users/user.entity.ts'
import { Business } from '../business/business.entity.ts'
import { bigId, bigNumber, businessId, foreignKey, type Table, timestamp } from '../db/columns.ts'
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
    app_id: p.integer().strictNullable(),
    target_user_id: p.integer().strictNullable(),
    ip: p.text().strictNullable(),
    user_agent: p.text().strictNullable(),
    request_id: p.text(),
    detail: p.json<Schemas['AuditDetail']>().defaultRaw(`'{}'`),
    sequence: bigId()
      .strictNullable()
      .comment('position in the audit log of the business, assigned when it is read in order'),
    target_user: foreignKey(User, ['business_id', 'target_user_id']),
  },
  uniques: [{ name: 'audit_log_stream', properties: ['business_id', 'sequence'], where: 'sequence is not null' }],
  indexes: [
    { name: 'audit_log_unnumbered', properties: ['business_id', 'id'], where: 'sequence is null' },
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

/** The last sequence number in a business's audit log. The row is locked while sequence numbers are assigned. */
export const AuditStream = defineEntity({
  name: 'AuditStream',
  tableName: 'audit_streams',
  properties: {
    business_id: businessId(),
    last_sequence: bigId().defaultRaw('0'),
    business: foreignKey(Business, ['business_id']),
  },
})
