import { type AuditEntry, addAuditEntry } from '../audit/record-audit.ts'
import { enqueue } from '../jobs.ts'
import type { Change } from '../operation/work.ts'

/** Changes of what lets a user in, of what they may do, or of a secret of theirs; they are told of each by mail. */
export const securityChanges = [
  'two_factor.enabled',
  'two_factor.disabled',
  'two_factor.reset',
  'two_factor.recovery_codes_regenerated',
  'password.changed',
  'password.reset',
  'user.updated',
  'api_key.created',
  'api_key.updated',
  'webhook.secret_rotated',
  'webhook.updated',
] as const

interface SecurityChange extends AuditEntry {
  action: (typeof securityChanges)[number]
}

/**
 * Writes the entry of a change of somebody's security, and has it mailed to them where mail is set up: what they did not
 * do themselves they learn of.
 */
export async function recordSecurityChange(work: Change, entry: SecurityChange): Promise<void> {
  const audit_entry_id = await addAuditEntry(work, entry)
  if (work.config.smtpUrl === undefined) return
  await enqueue(work, 'send_security_mail', { business_id: work.business_id, audit_entry_id })
}
