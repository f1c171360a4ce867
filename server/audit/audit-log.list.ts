import { sql } from 'kysely'
import { whereDefined } from '../db/driver/where-defined.ts'
import type { OperationRequest } from '../operation/contract/contract.ts'
import { type Problem, unknownReference } from '../operation/errors.ts'
import { idOrder } from '../operation/list-order.ts'
import { type Operation, report } from '../operation/operation.ts'
import type { Principal } from '../operation/principal.ts'
import { readPage } from '../operation/read-page.ts'
import { list } from '../operation/response.ts'
import type { Rules } from '../operation/rules.ts'
import { readStream } from '../operation/stream/read-stream.ts'
import type { Work } from '../operation/work.ts'
import { auditStream } from './audit-stream.ts'
import { type AuditRow, auditColumns, presentAuditEntry } from './present-audit-entry.ts'
import { readTargetNames } from './target-names.ts'

type Query = OperationRequest<'auditLog.list'>['query']

const rules: Rules<'auditLog.list'> = ({ query: { sort = '-id', wait = 0, include_total = false } }) => {
  const problems: Problem[] = []
  if (wait > 0 && sort === '-id') {
    problems.push({ path: 'query.wait', code: 'not_combinable', message: 'must be 0 when sort is -id' })
  }
  if (include_total && sort === 'sequence') {
    const message = 'must be false when sort is sequence'
    problems.push({ path: 'query.include_total', code: 'not_combinable', message })
  }
  return problems
}

const newestFirst = idOrder('id', 'desc')

/**
 * Lists the audit log: the newest entry first, or in stream order, in which a cursor remains valid, so that a later call
 * returns only new entries, or waits for them.
 */
export const auditLogList: Operation<'auditLog.list'> = {
  ...report('auditLog.list', rules, async (work, { query }) => {
    const matches = await findEntries(work, query)
    if (query.sort === 'sequence') {
      const page = await readStream(auditStream, work, query, async (now, after, count) => {
        const rows = await matches(now)
          .select('sequence')
          .where('sequence', '>', after)
          .orderBy('sequence')
          .limit(count)
          .execute()
        return await presentEntries(now, rows)
      })
      return list(page, (entry) => entry)
    }
    const page = await readPage(work, query, newestFirst, matches(work))
    return list({ ...page, rows: await presentEntries(work, page.rows) }, (entry) => entry)
  }),
  writes: ({ query }) => query.sort === 'sequence',
}

/** Adds the names of the records to entries. */
async function presentEntries<Row extends AuditRow>(work: Work<Principal>, rows: Row[]) {
  const getName = await readTargetNames(work, rows)
  return rows.map((row) => ({ ...presentAuditEntry(row), target_name: getName(row) }))
}

/**
 * Returns a query of the entries that match the filters of a request, for the same business.
 *
 * @throws {ApiError} 422 for a user or person of another business
 */
async function findEntries(work: Work, { action, user_id, person_id, since, until }: Query) {
  const { db, business_id } = work
  if (user_id !== undefined) {
    const users = db.selectFrom('users').select('id').where('id', '=', user_id).where('business_id', '=', business_id)
    if (!(await users.executeTakeFirst())) throw unknownReference('query.user_id')
  }
  const person = person_id === undefined ? undefined : await findPerson(work, person_id)
  return ({ db }: Pick<Work, 'db'>) =>
    db
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
}

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
