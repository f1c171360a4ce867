import { createOpaqueToken, tokenHash } from '../../access/opaque-token.ts'
import { userPrincipal } from '../../access/sessions/user-principal.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { conflictAt } from '../../operation/errors.ts'
import { change } from '../../operation/operation.ts'
import { created } from '../../operation/response.ts'
import type { Change } from '../../operation/work.ts'
import { leaveFeedColumns, presentLeaveFeed } from './present-leave-feed.ts'

const maxFeeds = 10

/** Creates a link that can only fetch the calendar. Only this response contains its URL. */
export const leaveFeedsCreate = change('leaveFeeds.create', async (work, { body: { name } }) => {
  const { db, business_id, config } = work
  const { user_id } = userPrincipal(work.by)
  if ((await countFeeds(work, user_id)) >= maxFeeds) {
    const message = `You have ${maxFeeds} feed links, and cannot have more. Revoke one that you no longer use.`
    throw conflictAt({ path: 'body', code: 'limit_reached', limit: maxFeeds, message })
  }
  const token = createOpaqueToken()
  const row = await db
    .insertInto('leave_feeds')
    .values({ business_id, user_id, name, token_hash: tokenHash(token) })
    .returning(leaveFeedColumns)
    .executeTakeFirstOrThrow()
  recordAudit(work, { action: 'leave_feed.created', detail: { leave_feed_id: row.id, name } })
  return created({ ...presentLeaveFeed(row), url: `${config.publicUrl}/v1/leave-feeds/${token}/calendar.ics` })
})

/** Counts the feed links of a user, and locks the user, so that no other link is created until the transaction ends. */
async function countFeeds({ db, business_id }: Change, user_id: number): Promise<number> {
  const user = db.selectFrom('users').select('id').where('business_id', '=', business_id).where('id', '=', user_id)
  await user.forNoKeyUpdate().execute()
  const feeds = await db
    .selectFrom('leave_feeds')
    .select('id')
    .where('business_id', '=', business_id)
    .where('user_id', '=', user_id)
    .execute()
  return feeds.length
}
