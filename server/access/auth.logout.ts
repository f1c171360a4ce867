import { recordAudit } from '../audit/record-audit.ts'
import { inTransaction } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { endSession } from './end-session.ts'
import { userPrincipal } from './user-principal.ts'

/** Ends the session that asks. */
export const authLogout: Operation<'auth.logout'> = ({ principal, em, origin }) =>
  inTransaction(em, async (t) => {
    const { business_id, user_id, session_id } = userPrincipal(principal)
    // Of two requests at the same moment one logs out, and that is what the log says.
    if (await endSession(t, user_id, session_id)) {
      await recordAudit(t, origin, principal, { business_id, action: 'logout', detail: { session_id } })
    }
    return { status: 204 }
  })
