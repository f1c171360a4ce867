import { sql } from 'kysely'
import { z } from 'zod'
import { whereDefined } from '../db/driver/where-defined.ts'
import type { OperationRequest, Schemas } from '../operation/contract/contract.ts'
import { listOrders } from '../operation/list-order.ts'
import type { Principal } from '../operation/principal.ts'
import { readPage } from '../operation/read-page.ts'
import { list } from '../operation/response.ts'
import type { Work } from '../operation/work.ts'
import { selectCompensations } from './find-compensation.ts'
import { presentCompensation } from './present-compensation.ts'

const orderBy = listOrders<Schemas['CompensationSort']>(
  {
    effective_on: [sql`compensations.effective_on`, z.iso.date()],
    updated_at: [sql`compensations.updated_at`, z.iso.datetime()],
  },
  'compensations.id',
)

/** Lists the compensations that the caller can see, by `effective_on` unless the query has another `sort`. */
export async function listCompensations(work: Work<Principal>, query: OperationRequest<'compensations.list'>['query']) {
  const matches = selectCompensations(work).where(({ and, eb }) =>
    and([
      ...whereDefined(query.person_id, (people) => sql<boolean>`compensations.person_id = any(${people}::int[])`),
      ...whereDefined(query.effective_from, (day) => eb('compensations.effective_on', '>=', day)),
      ...whereDefined(query.effective_until, (day) => eb('compensations.effective_on', '<=', day)),
      ...whereDefined(query.as_of, (day) => appliesOn(work, day)),
      ...whereDefined(query.external_id, (id) => eb('compensations.external_id', '=', id)),
      ...whereDefined(query.updated_since, (time) => eb('compensations.updated_at', '>=', time)),
    ]),
  )
  return list(await readPage(work, query, orderBy(query.sort ?? 'effective_on'), matches), presentCompensation)
}

/** Returns the condition that a compensation is the last one of its person that took effect on or before a day. */
const appliesOn = ({ business_id }: Work, day: string) => sql<boolean>`compensations.effective_on = (
  select max(other.effective_on) from compensations other
  where other.business_id = ${business_id} and other.person_id = compensations.person_id and other.effective_on <= ${day}
)`
