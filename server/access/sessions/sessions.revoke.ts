import { recordAudit } from '../../audit/record-audit.ts'
import { notFound } from '../../operation/errors.ts'
import { change } from '../../operation/operation.ts'
import { noContent } from '../../operation/response.ts'
import { endSession } from './sessions.ts'

/** Ends one of the caller's active sessions, possibly the current one. */
export const sessionsRevoke = change('sessions.revoke', async (work, { path: { id } }) => {
  if (!(await endSession(work, id))) throw notFound()
  recordAudit(work, { action: 'session.revoked', detail: { session_id: id } })
  return noContent()
})
