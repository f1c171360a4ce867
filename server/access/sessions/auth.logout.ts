import { recordAudit } from '../../audit/record-audit.ts'
import { change } from '../../operation/operation.ts'
import { noContent } from '../../operation/response.ts'
import { endSession } from './sessions.ts'
import { userPrincipal } from './user-principal.ts'

/** Ends the session of the request. */
export const authLogout = change('auth.logout', async (work) => {
  const { session_id } = userPrincipal(work.by)
  // Only one of several concurrent requests ends the session and is recorded.
  if (await endSession(work, session_id)) recordAudit(work, { action: 'logout', detail: { session_id } })
  return noContent()
})
