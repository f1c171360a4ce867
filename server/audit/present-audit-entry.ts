import type { Selectable } from 'kysely'
import type { Schemas } from '../operation/contract/contract.ts'
import type { AuditEntryTable } from './audit-entry.entity.ts'

/** The columns needed to present an entry. */
export const auditColumns = [
  'id',
  'action',
  'at',
  'user_id',
  'api_key_id',
  'target_user_id',
  'ip',
  'user_agent',
  'request_id',
  'detail',
] as const

/** An entry as the API shows it: unchanged. */
export const presentAuditEntry = (
  row: Pick<Selectable<AuditEntryTable>, (typeof auditColumns)[number]>,
): Schemas['AuditEntry'] => row
