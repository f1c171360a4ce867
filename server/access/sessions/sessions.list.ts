import { sql } from 'kysely'
import { whereDefined } from '../../db/driver/where-defined.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { cutPage, decodeCursor, idPosition } from '../../operation/cursor.ts'
import { operation } from '../../operation/operation.ts'
import { list } from '../../operation/response.ts'
import { userPrincipal } from './user-principal.ts'

/** Lists the caller's active sessions by id. */
export const sessionsList = operation('sessions.list', async ({ db, business_id, by }, { query }) => {
  const { user_id, session_id } = userPrincipal(by)
  const { limit = 25, cursor } = query
  const after = decodeCursor(cursor, idPosition)
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'ip', 'user_agent', 'created_at', 'last_used_at', 'expires_at'])
    .where((session) =>
      session.and([
        session('business_id', '=', business_id),
        session('user_id', '=', user_id),
        session('revoked_at', 'is', null),
        session('expires_at', '>', sql<string>`now()`),
        ...whereDefined(after, (id) => session('id', '>', id)),
      ]),
    )
    .orderBy('id')
    .limit(limit + 1)
    .execute()
  return list(cutPage(rows, limit), (row): Schemas['Session'] => ({
    id: row.id,
    current: row.id === session_id,
    ip: row.ip,
    user_agent: row.user_agent,
    created_at: row.created_at,
    last_used_at: row.last_used_at,
    expires_at: row.expires_at,
  }))
})
