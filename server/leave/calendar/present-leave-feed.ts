import type { Selectable } from 'kysely'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { LeaveFeedTable } from './leave-feed.entity.ts'

/** The columns needed to present a feed link, for `select` and `returning`, without the hash of the token. */
export const leaveFeedColumns = ['id', 'name', 'last_used_at', 'created_at'] as const

type LeaveFeedRow = Pick<Selectable<LeaveFeedTable>, (typeof leaveFeedColumns)[number]>

/** Converts a feed link to its API representation. */
export const presentLeaveFeed = (row: LeaveFeedRow): Schemas['LeaveFeed'] => ({
  id: row.id,
  name: row.name,
  last_used_at: row.last_used_at,
  created_at: row.created_at,
})
