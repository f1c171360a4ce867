import { defineEntity, p } from '@mikro-orm/core'
import { bigId, timestamp } from '../db/columns.ts'
import type { Schemas } from '../operation/contract.ts'

/** Who did what from where. */
export const AuditEntry = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_log',
  properties: {
    id: bigId().primary().autoincrement(),
    business_id: p.integer(),
    at: timestamp().defaultRaw('now()'),
    action: p.string().$type<Schemas['AuditAction']>(),
    user_id: p.integer().strictNullable(),
    api_key_id: p.integer().strictNullable(),
    target_user_id: p.integer().strictNullable(),
    ip: p.string().strictNullable(),
    user_agent: p.string().strictNullable(),
    request_id: p.string(),
    detail: p.json<Schemas['AuditDetail']>(),
  },
})
