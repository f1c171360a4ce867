import { userPrincipal } from '../../access/sessions/user-principal.ts'
import { operation } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { presentLeaveDelegate, selectLeaveDelegate } from './present-leave-delegate.ts'

/** Returns the delegate that the caller named, including one whose last day has passed. */
export const meGetDelegate = operation('me.getDelegate', async (work) =>
  ok(presentLeaveDelegate(await selectLeaveDelegate(work, userPrincipal(work.by).user_id).executeTakeFirst())),
)
