import { userPrincipal } from '../../access/sessions/user-principal.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { notFound } from '../../operation/errors.ts'
import { change } from '../../operation/operation.ts'
import { noContent } from '../../operation/response.ts'

/** Revokes one of the caller's feed links, with immediate effect. */
export const leaveFeedsRevoke = change('leaveFeeds.revoke', async (work, { path: { id } }) => {
  const { user_id } = userPrincipal(work.by)
  const feed = await work.db
    .deleteFrom('leave_feeds')
    .where('id', '=', id)
    .where('business_id', '=', work.business_id)
    .where('user_id', '=', user_id)
    .returning('name')
    .executeTakeFirst()
  if (!feed) throw notFound()
  recordAudit(work, { action: 'leave_feed.revoked', detail: { leave_feed_id: id, name: feed.name } })
  return noContent()
})
