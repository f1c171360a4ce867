import type { Schemas } from '../../operation/contract/contract.ts'
import type { Principal } from '../../operation/principal.ts'
import type { Change } from '../../operation/work.ts'
import { recordSecurityChange } from '../security-changes.ts'
import { endSessions } from '../sessions/sessions.ts'
import { userPrincipal } from '../sessions/user-principal.ts'
import { recordUserUpdated } from '../users/record-user-event.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'

/**
 * Completes the change that turned on the caller's second factor: creates recovery codes, ends the caller's other
 * sessions, and records the change.
 */
export async function completeEnabling(
  work: Change<Principal>,
  detail?: Schemas['AuditDetail'],
): Promise<{ recovery_codes: string[] }> {
  const { user_id, session_id } = userPrincipal(work.by)
  const recovery_codes = await replaceRecoveryCodes(work, user_id)
  await endSessions(work, user_id, session_id)
  await recordUserUpdated(work, user_id)
  await recordSecurityChange(work, { action: 'two_factor.enabled', ...(detail && { detail }) })
  return { recovery_codes }
}
