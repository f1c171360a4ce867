import { defineEntity, p } from '@mikro-orm/core'
import { ApiKey } from '../access/api-key.entity.ts'
import { User } from '../access/user.entity.ts'
import { Business } from '../business/business.entity.ts'
import { bigNumber, businessId, foreignKey, timestamp } from '../db/columns.ts'
import type { Schemas } from '../operation/contract.ts'

/** An entry of the audit log: who did what, and from where. */
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
    business: foreignKey(Business, ['business_id']),
    user: foreignKey(User, ['business_id', 'user_id']),
    api_key: foreignKey(ApiKey, ['business_id', 'api_key_id']),
    target_user: foreignKey(User, ['business_id', 'target_user_id']),
  },
  indexes: [
    { name: 'audit_log_user', properties: ['business_id', 'user_id', 'id'] },
    { name: 'audit_log_target_user', properties: ['business_id', 'target_user_id', 'id'] },
    // For the nightly deletion, which spans all businesses.
    { name: 'audit_log_age', properties: ['at'] },
  ],
})
