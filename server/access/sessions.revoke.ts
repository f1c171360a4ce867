import { recordAudit } from '../audit/record-audit.ts'
import { inTransaction } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { notFound } from '../operation/errors.ts'
import { endSession } from './end-session.ts'
import { userPrincipal } from './user-principal.ts'

/** Ends one of the caller's sessions, which may be this one. One that is over is not there any more. */
export const sessionsRevoke: Operation<'sessions.revoke'> = ({ path, principal, em, origin }) =>
  inTransaction(em, async (t) => {
    const { business_id, user_id } = userPrincipal(principal)
    if (!(await endSession(t, user_id, path.id))) throw notFound()
    await recordAudit(t, origin, principal, { business_id, action: 'session.revoked', detail: { session_id: path.id } })
    return { status: 204 }
  })
