import { notFound } from '../operation/errors.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import type { Principal } from '../operation/principal.ts'
import { withinReach } from '../operation/within-reach.ts'
import type { Change, Work } from '../operation/work.ts'
import { lockPersonOfRecord } from '../people/lock-person-of-record.ts'
import type { DetailList, DetailRow } from './detail-list.ts'

/** Selects the details that the caller can see: those of people in their reach. */
export const selectDetails = <Row extends DetailRow>(work: Work<Principal>, { table, columns }: DetailList<Row>) =>
  work.db
    .selectFrom(table as 'dependents')
    .select(columns as readonly never[])
    .where('business_id', '=', work.business_id)
    .where(withinReach(`${table}.person_id`, work, work.by.reach))
    .$castTo<Row>()

/**
 * Reads a detail.
 *
 * @throws {ApiError} 404 if it does not exist or the caller cannot see it
 */
export async function findDetail<Row extends DetailRow>(
  work: Work<Principal>,
  list: DetailList<Row>,
  id: number,
): Promise<Row> {
  const [row] = await selectDetails(work, list).where('id', '=', id).execute()
  if (!row) throw notFound()
  return row
}

/**
 * Reads a detail for a change, and locks its person and then the detail until the transaction ends.
 *
 * @param ifMatch - the `If-Match` header of the request
 * @throws {ApiError} 404 if the detail does not exist or the caller cannot see it, 409 if the person is deleted or erased,
 *   412 if `ifMatch` is not its current version
 */
export async function lockDetail<Row extends DetailRow>(
  work: Change<Principal>,
  list: DetailList<Row>,
  { id, ifMatch }: { id: number; ifMatch: string | undefined },
): Promise<Row> {
  const { person_id } = await findDetail(work, list, id)
  await lockPersonOfRecord(work, person_id)
  const [row] = await selectDetails(work, list).where('id', '=', id).forUpdate().execute()
  if (!row) throw notFound()
  checkIfMatch(ifMatch, row.version, `Record ${id}`)
  return row
}
