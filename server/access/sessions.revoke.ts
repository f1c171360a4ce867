import type { Operation } from '../contract.ts'
import { inTransaction } from '../db/orm.ts'
import { notFound } from '../http/errors.ts'
import { endSession } from './end-session.ts'
import { recordAudit } from './record-audit.ts'
import { userPrincipal } from './user-principal.ts'

/** Ends one of the caller's sessions, which may be this one. One that is over is not there any more. */
export const sessionsRevoke: Operation<'sessions.revoke'> = ({ path, principal, em, origin }) =>
  inTransaction(em, async (t) => {
    const { business_id, user_id } = userPrincipal(principal)
    if (!(await endSession(t, user_id, path.id))) throw notFound()
    await recordAudit(t, origin, principal, { business_id, action: 'session.revoked', detail: { session_id: path.id } })
    return { status: 204 }
  })
