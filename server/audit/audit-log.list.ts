import { sql } from 'kysely'
import { whereDefined } from '../db/driver/where-defined.ts'
import { cutPage, decodeCursor, idPosition } from '../operation/cursor.ts'
import { unknownReference } from '../operation/errors.ts'
import { report } from '../operation/operation.ts'
import { list } from '../operation/response.ts'
import type { Work } from '../operation/work.ts'
import { auditColumns, presentAuditEntry } from './present-audit-entry.ts'
import { readTargetNames } from './target-names.ts'

/** Lists the audit log, newest entry first. */
export const auditLogList = report('auditLog.list', async (work, { query }) => {
  const { db, business_id } = work
  const { limit = 25, cursor, action, user_id, person_id, since, until } = query
  const before = decodeCursor(cursor, idPosition)
  if (user_id !== undefined) {
    const users = db.selectFrom('users').select('id').where('id', '=', user_id).where('business_id', '=', business_id)
    if (!(await users.executeTakeFirst())) throw unknownReference('query.user_id')
  }
  const person = person_id === undefined ? undefined : await findPerson(work, person_id)
  const rows = await db
    .selectFrom('audit_log')
    .select(auditColumns)
    .where((entry) =>
      entry.and([
        entry('business_id', '=', business_id),
        ...whereDefined(before, (id) => entry('id', '<', id)),
        ...whereDefined(action, (name) => entry('action', '=', name)),
        ...whereDefined(user_id, (id) => entry.or([entry('user_id', '=', id), entry('target_user_id', '=', id)])),
        ...whereDefined(person, ({ id, user_id }) =>
          entry.or([
            entry(sql`detail->>'person_id'`, '=', String(id)),
            ...(user_id === null ? [] : [entry('target_user_id', '=', user_id)]),
          ]),
        ),
        ...whereDefined(since, (time) => entry('at', '>=', time)),
        ...whereDefined(until, (time) => entry('at', '<', time)),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const getName = await readTargetNames(work, rows)
  return list(cutPage(rows, limit), (row) => ({ ...presentAuditEntry(row), target_name: getName(row) }))
})

/** A person, also a deleted one, and their user. */
async function findPerson({ db, business_id }: Pick<Work, 'db' | 'business_id'>, id: number) {
  const row = await db
    .selectFrom('people')
    .leftJoin('users', (join) =>
      join.onRef('users.business_id', '=', 'people.business_id').onRef('users.person_id', '=', 'people.id'),
    )
    .select(['people.id', 'users.id as user_id'])
    .where('people.id', '=', id)
    .where('people.business_id', '=', business_id)
    .executeTakeFirst()
  if (row === undefined) throw unknownReference('query.person_id')
  return row
}
