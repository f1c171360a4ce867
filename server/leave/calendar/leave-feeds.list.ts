import { userPrincipal } from '../../access/sessions/user-principal.ts'
import { idOrder } from '../../operation/list-order.ts'
import { operation } from '../../operation/operation.ts'
import { readPage } from '../../operation/read-page.ts'
import { list } from '../../operation/response.ts'
import { leaveFeedColumns, presentLeaveFeed } from './present-leave-feed.ts'

const byId = idOrder()

/** Lists the caller's feed links, by ID. */
export const leaveFeedsList = operation('leaveFeeds.list', async (work, { query }) => {
  const { user_id } = userPrincipal(work.by)
  const feeds = work.db
    .selectFrom('leave_feeds')
    .select(leaveFeedColumns)
    .where('business_id', '=', work.business_id)
    .where('user_id', '=', user_id)
  return list(await readPage(work, query, byId, feeds), presentLeaveFeed)
})
