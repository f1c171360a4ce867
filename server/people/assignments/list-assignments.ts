import { sql } from 'kysely'
import { z } from 'zod'
import { whereDefined } from '../../db/driver/where-defined.ts'
import type { OperationRequest, Schemas } from '../../operation/contract/contract.ts'
import { listOrders } from '../../operation/list-order.ts'
import type { Principal } from '../../operation/principal.ts'
import { readPage } from '../../operation/read-page.ts'
import { list } from '../../operation/response.ts'
import type { Work } from '../../operation/work.ts'
import { selectAssignments } from './find-assignment.ts'
import { inForceOrder } from './in-force.ts'
import { isApplied, presentAssignment, seesOnlyApplied } from './present-assignment.ts'

const orderBy = listOrders<Schemas['AssignmentSort']>(
  {
    effective_on: [sql`assignments.effective_on`, z.iso.date()],
    updated_at: [sql`assignments.updated_at`, z.iso.datetime()],
  },
  'assignments.id',
)

/** Lists the assignments that the caller can see, by `effective_on` unless the query has another `sort`. */
export async function listAssignments(work: Work<Principal>, query: OperationRequest<'assignments.list'>['query']) {
  const matches = selectAssignments(work).where(({ and, eb }) =>
    and([
      ...whereDefined(query.person_id, (people) => sql<boolean>`assignments.person_id = any(${people}::int[])`),
      ...whereDefined(query.effective_from, (day) => eb('assignments.effective_on', '>=', day)),
      ...whereDefined(query.effective_until, (day) => eb('assignments.effective_on', '<=', day)),
      ...whereDefined(query.as_of, (day) => isInForce(work, day)),
      ...whereDefined(query.external_id, (id) => eb('assignments.external_id', '=', id)),
      ...whereDefined(query.updated_since, (time) => eb('assignments.updated_at', '>=', time)),
    ]),
  )
  return list(await readPage(work, query, orderBy(query.sort ?? 'effective_on'), matches), presentAssignment)
}

/** Returns the condition that an assignment is the one of its person in force on a day. */
const isInForce = ({ business_id, by }: Work, day: string) => sql<boolean>`assignments.id = (
  select other.id from assignments other
    join people on people.business_id = ${business_id} and people.id = other.person_id
  where other.business_id = ${business_id} and other.person_id = assignments.person_id
    and ${seesOnlyApplied(by) ? isApplied('other') : sql`true`}
  order by ${inForceOrder({ business_id }, 'other', day)} limit 1
)`
