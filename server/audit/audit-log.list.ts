import { whereDefined } from '../db/driver/where-defined.ts'
import { list } from '../operation/answer.ts'
import { cutPage, decodeCursor, idPosition } from '../operation/cursor.ts'
import { unknownReference } from '../operation/errors.ts'
import { report } from '../operation/operation.ts'
import { auditColumns, presentAuditEntry } from './present-audit-entry.ts'

/** Lists the audit log, newest entry first. */
export const auditLogList = report('auditLog.list', async ({ db, business_id }, { query }) => {
  const { limit = 25, cursor, action, user_id, since, until } = query
  const before = decodeCursor(cursor, idPosition)
  if (user_id !== undefined) {
    const users = db.selectFrom('users').select('id').where('id', '=', user_id).where('business_id', '=', business_id)
    if (!(await users.executeTakeFirst())) throw unknownReference('query.user_id')
  }
  const rows = await db
    .selectFrom('audit_log')
    .select(auditColumns)
    .where((entry) =>
      entry.and([
        entry('business_id', '=', business_id),
        ...whereDefined(before, (id) => entry('id', '<', id)),
        ...whereDefined(action, (name) => entry('action', '=', name)),
        ...whereDefined(user_id, (id) => entry.or([entry('user_id', '=', id), entry('target_user_id', '=', id)])),
        ...whereDefined(since, (time) => entry('at', '>=', time)),
        ...whereDefined(until, (time) => entry('at', '<', time)),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  return list(cutPage(rows, limit), presentAuditEntry)
})
