import { userPrincipal } from '../../access/sessions/user-principal.ts'
import { whereDefined } from '../../db/driver/where-defined.ts'
import { cutPage, decodeCursor, idPosition } from '../../operation/cursor.ts'
import { operation } from '../../operation/operation.ts'
import { list } from '../../operation/response.ts'
import { leaveFeedColumns, presentLeaveFeed } from './present-leave-feed.ts'

/** Lists the caller's feed links, by ID. */
export const leaveFeedsList = operation('leaveFeeds.list', async ({ db, business_id, by }, { query }) => {
  const { user_id } = userPrincipal(by)
  const { limit = 25, cursor } = query
  const after = decodeCursor(cursor, idPosition)
  const rows = await db
    .selectFrom('leave_feeds')
    .select(leaveFeedColumns)
    .where((feed) =>
      feed.and([
        feed('business_id', '=', business_id),
        feed('user_id', '=', user_id),
        ...whereDefined(after, (id) => feed('id', '>', id)),
      ]),
    )
    .orderBy('id')
    .limit(limit + 1)
    .execute()
  return list(cutPage(rows, limit), presentLeaveFeed)
})
