import { sql } from 'kysely'
import { z } from 'zod'
import { given } from '../db/given.ts'
import { sqlOf } from '../db/orm.ts'
import type { Operation, Schemas } from '../operation/contract.ts'
import { decodeCursor, pageOf } from '../operation/cursor.ts'
import { userPrincipal } from './user-principal.ts'

const position = z.int().positive() // the id of the last session of the page before

/** Where the caller is logged in: the sessions that still let them in, by id. */
export const sessionsList: Operation<'sessions.list'> = async ({ query, principal, em }) => {
  const { user_id, session_id } = userPrincipal(principal)
  const { limit = 25, cursor } = query
  const after = decodeCursor(cursor, position)
  const rows = await sqlOf(em)
    .selectFrom('sessions')
    .select(['id', 'ip', 'user_agent', 'created_at', 'last_used_at', 'expires_at'])
    .where((session) =>
      session.and([
        session('user_id', '=', user_id),
        session('revoked_at', 'is', null),
        session('expires_at', '>', sql<string>`now()`),
        ...given(after, (id) => session('id', '>', id)),
      ]),
    )
    .orderBy('id')
    .limit(limit + 1)
    .execute()
  const page = pageOf(rows, limit, ({ id }) => id)
  const data = page.rows.map((row): Schemas['Session'] => ({
    id: row.id,
    current: row.id === session_id,
    ip: row.ip,
    user_agent: row.user_agent,
    created_at: row.created_at,
    last_used_at: row.last_used_at,
    expires_at: row.expires_at,
  }))
  return { status: 200, body: { success: true, data, meta: { next_cursor: page.next_cursor } } }
}
