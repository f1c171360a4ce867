import { z } from 'zod'
import { given } from '../db/given.ts'
import { sqlOf } from '../db/orm.ts'
import type { Operation, Schemas } from '../operation/contract.ts'
import { decodeCursor, pageOf } from '../operation/cursor.ts'
import { notFound } from '../operation/errors.ts'

const position = z.int().positive() // the id of the last entry of the page before

/** Who did what from where, the newest first. */
export const auditLogList: Operation<'auditLog.list'> = async ({ query, principal: { business_id }, em }) => {
  const { limit = 25, cursor, action, user_id, from, to } = query
  const before = decodeCursor(cursor, position)
  const db = sqlOf(em)
  if (user_id !== undefined) {
    const users = db.selectFrom('users').select('id').where('id', '=', user_id).where('business_id', '=', business_id)
    if (!(await users.executeTakeFirst())) throw notFound()
  }
  const rows = await db
    .selectFrom('audit_log')
    .select(['id', 'action', 'at', 'user_id', 'api_key_id', 'target_user_id'])
    .select(['ip', 'user_agent', 'request_id', 'detail'])
    .where((entry) =>
      entry.and([
        entry('business_id', '=', business_id),
        ...given(before, (id) => entry('id', '<', id)),
        ...given(action, (what) => entry('action', '=', what)),
        ...given(user_id, (id) => entry.or([entry('user_id', '=', id), entry('target_user_id', '=', id)])),
        ...given(from, (time) => entry('at', '>=', time)),
        ...given(to, (time) => entry('at', '<', time)),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const page = pageOf(rows, limit, ({ id }) => id)
  const data = page.rows.map((row): Schemas['AuditEntry'] => ({
    id: row.id,
    action: row.action,
    at: row.at,
    user_id: row.user_id,
    api_key_id: row.api_key_id,
    target_user_id: row.target_user_id,
    ip: row.ip,
    user_agent: row.user_agent,
    request_id: row.request_id,
    detail: row.detail,
  }))
  return { status: 200, body: { success: true, data, meta: { next_cursor: page.next_cursor } } }
}
