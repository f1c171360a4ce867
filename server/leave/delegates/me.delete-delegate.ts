import { userPrincipal } from '../../access/sessions/user-principal.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { change } from '../../operation/operation.ts'
import { noContent } from '../../operation/response.ts'

/** Removes the caller's delegate, if any, with immediate effect. */
export const meDeleteDelegate = change('me.deleteDelegate', async (work) => {
  const { user_id } = userPrincipal(work.by)
  const delegate = await work.db
    .deleteFrom('leave_delegates')
    .where('business_id', '=', work.business_id)
    .where('user_id', '=', user_id)
    .returning('delegate_id')
    .executeTakeFirst()
  if (!delegate) return noContent()
  const detail = { delegate_id: delegate.delegate_id }
  recordAudit(work, { action: 'leave_delegate.removed', target_user_id: user_id, detail })
  return noContent()
})
