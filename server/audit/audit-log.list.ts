import { sql } from 'kysely'
import { whereDefined } from '../db/driver/where-defined.ts'
import { unknownReference } from '../operation/errors.ts'
import { idOrder } from '../operation/list-order.ts'
import { report } from '../operation/operation.ts'
import { readPage } from '../operation/read-page.ts'
import { list } from '../operation/response.ts'
import type { Work } from '../operation/work.ts'
import { auditColumns, presentAuditEntry } from './present-audit-entry.ts'
import { readTargetNames } from './target-names.ts'

const newestFirst = idOrder('id', 'desc')

/** Lists the audit log, newest entry first. */
export const auditLogList = report('auditLog.list', async (work, { query }) => {
  const { db, business_id } = work
  const { action, user_id, person_id, since, until } = query
  if (user_id !== undefined) {
    const users = db.selectFrom('users').select('id').where('id', '=', user_id).where('business_id', '=', business_id)
    if (!(await users.executeTakeFirst())) throw unknownReference('query.user_id')
  }
  const person = person_id === undefined ? undefined : await findPerson(work, person_id)
  const entries = db
    .selectFrom('audit_log')
    .select(auditColumns)
    .where((entry) =>
      entry.and([
        entry('business_id', '=', business_id),
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
  const page = await readPage(work, query, newestFirst, entries)
  const getName = await readTargetNames(work, page.rows)
  return list(page, (row) => ({ ...presentAuditEntry(row), target_name: getName(row) }))
})

/** A person, who may be deleted, and their user. */
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
