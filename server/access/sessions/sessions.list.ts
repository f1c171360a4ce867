import { sql } from 'kysely'
import type { Schemas } from '../../operation/contract/contract.ts'
import { idOrder } from '../../operation/list-order.ts'
import { operation } from '../../operation/operation.ts'
import { readPage } from '../../operation/read-page.ts'
import { list } from '../../operation/response.ts'
import { userPrincipal } from './user-principal.ts'

const byId = idOrder()

/** Lists the caller's active sessions by ID. */
export const sessionsList = operation('sessions.list', async (work, { query }) => {
  const { db, business_id, by } = work
  const { user_id, session_id } = userPrincipal(by)
  const sessions = db
    .selectFrom('sessions')
    .select(['id', 'ip', 'user_agent', 'created_at', 'last_used_at', 'expires_at'])
    .where((session) =>
      session.and([
        session('business_id', '=', business_id),
        session('user_id', '=', user_id),
        session('revoked_at', 'is', null),
        session('expires_at', '>', sql<string>`now()`),
      ]),
    )
  return list(await readPage(work, query, byId, sessions), (row): Schemas['Session'] => ({
    id: row.id,
    current: row.id === session_id,
    ip: row.ip,
    user_agent: row.user_agent,
    created_at: row.created_at,
    last_used_at: row.last_used_at,
    expires_at: row.expires_at,
  }))
})
