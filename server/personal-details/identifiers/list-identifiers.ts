import { sql } from 'kysely'
import { z } from 'zod'
import { whereDefined } from '../../db/driver/where-defined.ts'
import type { OperationRequest, Schemas } from '../../operation/contract/contract.ts'
import { listOrders } from '../../operation/list-order.ts'
import type { Principal } from '../../operation/principal.ts'
import { readPage } from '../../operation/read-page.ts'
import { list } from '../../operation/response.ts'
import type { Work } from '../../operation/work.ts'
import { selectDetails } from '../find-detail.ts'
import { identifierList, presentIdentifier } from './identifier-list.ts'

/** The day of expiry; a day after all others for identifiers without one, because a sort key is never null. */
const expiryKey = sql<string>`coalesce(identifiers.expires_on, date '9999-12-31')`

const orderBy = listOrders<Schemas['IdentifierSort']>({
  expires_on: [expiryKey, z.iso.date()],
  updated_at: [sql`identifiers.updated_at`, z.iso.datetime()],
})

/** Lists the identifiers that the caller can see, by ID unless the query has another `sort`. */
export async function listIdentifiers(work: Work<Principal>, query: OperationRequest<'identifiers.list'>['query']) {
  const matches = selectDetails(work, identifierList).where(({ and }) =>
    and([
      ...whereDefined(query.person_id, (people) => sql<boolean>`identifiers.person_id = any(${people}::int[])`),
      ...whereDefined(query.kind, (kind) => sql<boolean>`identifiers.kind = ${kind}`),
      ...whereDefined(query.expires_from, (day) => sql<boolean>`identifiers.expires_on >= ${day}`),
      ...whereDefined(query.expires_before, (day) => sql<boolean>`identifiers.expires_on < ${day}`),
      ...whereDefined(query.updated_since, (time) => sql<boolean>`identifiers.updated_at >= ${time}`),
    ]),
  )
  return list(await readPage(work, query, orderBy(query.sort ?? 'id'), matches), presentIdentifier)
}
