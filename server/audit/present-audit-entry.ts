import type { Selectable } from 'kysely'
import type { Schemas } from '../operation/contract/contract.ts'
import type { AuditEntryTable } from './audit-entry.entity.ts'

/** The columns of `audit_log` that `presentAuditEntry` returns. */
export const auditColumns = [
  'id',
  'action',
  'at',
  'user_id',
  'api_key_id',
  'app_id',
  'target_user_id',
  'ip',
  'user_agent',
  'request_id',
  'detail',
] as const

export type AuditRow = Pick<Selectable<AuditEntryTable>, (typeof auditColumns)[number]>

/** An entry as the API shows it, except for the name of its record, which is not stored. */
export type UnnamedAuditEntry = Omit<Schemas['AuditEntry'], 'target_name'>

/** An entry without the name of its record, for exports: it can be the name of another person. */
export const presentAuditEntry = (row: AuditRow): UnnamedAuditEntry => row
