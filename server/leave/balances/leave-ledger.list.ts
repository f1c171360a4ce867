import { sql } from 'kysely'
import { whereDefined } from '../../db/driver/where-defined.ts'
import { idOrder } from '../../operation/list-order.ts'
import { report } from '../../operation/operation.ts'
import { readPage } from '../../operation/read-page.ts'
import { list } from '../../operation/response.ts'
import { withinReach } from '../../operation/within-reach.ts'
import { checkReferences } from '../check-references.ts'
import { leaveLineColumns, presentLeaveLine } from './present-leave-line.ts'

const byId = idOrder()

/** Lists the booked lines of people within the caller's reach, by ID. */
export const leaveLedgerList = report('leaveLedger.list', async (work, { query }) => {
  const { db, business_id } = work
  await checkReferences(work, query)
  const lines = db
    .selectFrom('leave_ledger')
    .select(leaveLineColumns)
    .where((line) =>
      line.and([
        line('business_id', '=', business_id),
        withinReach('leave_ledger.person_id', work, work.by.reach),
        sql<boolean>`not (kind in ('accrual', 'expiry') and days = 0)`, // a line of zero days only marks a period as processed
        ...whereDefined(query.person_id, (person) => line('person_id', '=', person)),
        ...whereDefined(query.leave_type_id, (type) => line('leave_type_id', '=', type)),
        ...whereDefined(query.from, (date) => line('effective_on', '>=', date)),
        ...whereDefined(query.to, (date) => line('effective_on', '<=', date)),
      ]),
    )
  return list(await readPage(work, query, byId, lines), presentLeaveLine)
})
