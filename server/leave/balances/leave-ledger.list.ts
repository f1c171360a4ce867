import { sql } from 'kysely'
import { whereDefined } from '../../db/driver/where-defined.ts'
import { cutPage, decodeCursor, idPosition } from '../../operation/cursor.ts'
import { report } from '../../operation/operation.ts'
import { list } from '../../operation/response.ts'
import { withinReach } from '../../operation/within-reach.ts'
import { checkReferences } from '../check-references.ts'
import { leaveLineColumns, presentLeaveLine } from './present-leave-line.ts'

/** Lists the booked lines of people within the caller's reach, by ID. */
export const leaveLedgerList = report('leaveLedger.list', async (work, { query }) => {
  const { db, business_id } = work
  const { limit = 25, cursor, ...filters } = query
  const after = decodeCursor(cursor, idPosition)
  await checkReferences(work, filters)
  const rows = await db
    .selectFrom('leave_ledger')
    .select(leaveLineColumns)
    .where((line) =>
      line.and([
        line('business_id', '=', business_id),
        withinReach('leave_ledger.person_id', work, work.by.reach),
        ...whereDefined(after, (id) => line('id', '>', id)),
        sql<boolean>`not (kind = 'accrual' and days = 0)`, // a line of zero days only marks a period as processed
        ...whereDefined(filters.person_id, (person) => line('person_id', '=', person)),
        ...whereDefined(filters.leave_type_id, (type) => line('leave_type_id', '=', type)),
        ...whereDefined(filters.from, (date) => line('effective_on', '>=', date)),
        ...whereDefined(filters.to, (date) => line('effective_on', '<=', date)),
      ]),
    )
    .orderBy('id')
    .limit(limit + 1)
    .execute()
  return list(cutPage(rows, limit), presentLeaveLine)
})
