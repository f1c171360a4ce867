import { sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import { readTransactionTime } from '../business/clock.ts'
import { changedMembers } from '../operation/changes.ts'
import { conflictAt, notFound } from '../operation/errors.ts'
import type { Principal } from '../operation/principal.ts'
import { isReached } from '../operation/within-reach.ts'
import type { Change } from '../operation/work.ts'
import { type NewEvent, recordEvent } from '../outbox/record-event.ts'
import { lockPersonOfRecord } from '../people/lock-person-of-record.ts'
import type { DetailList, DetailRow } from './detail-list.ts'
import { lockDetail } from './find-detail.ts'

/** The maximum number of records of one kind that a person can have. */
const maxDetails = 20

/**
 * Locks a person before a detail is added.
 *
 * @param ifMatch - the `If-Match` header of the request, which is the version of the person
 * @throws {ApiError} 404 if the person is not in the caller's reach; 409 if they are deleted or erased; 412 if `ifMatch` is
 *   not their current version
 */
export async function lockPersonForDetail(
  work: Change<Principal>,
  { id, ifMatch }: { id: number; ifMatch: string | undefined },
): Promise<void> {
  if (!(await isReached(work, id))) throw notFound()
  await lockPersonOfRecord(work, id, ifMatch)
}

/** @throws {ApiError} 409 if the person has as many details as they can have */
async function checkLimit<Row extends DetailRow>(
  work: Change,
  { table, noun }: DetailList<Row>,
  person_id: number,
): Promise<void> {
  const { count } = await work.db
    .selectFrom(table as 'dependents')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('business_id', '=', work.business_id)
    .where('person_id', '=', person_id)
    .executeTakeFirstOrThrow()
  if (Number(count) < maxDetails) return
  const message = `The person has ${maxDetails} ${noun.replace('_', ' ')}s, and cannot have more.`
  throw conflictAt({ path: 'path.id', code: 'limit_reached', limit: maxDetails, message })
}

/**
 * Inserts a detail and records the addition.
 *
 * @param values - the columns of the row; the transaction has locked the person
 * @throws {ApiError} 409 if the person has as many details as they can have
 */
export async function insertDetail<Row extends DetailRow>(
  work: Change<Principal>,
  list: DetailList<Row>,
  values: { person_id: number } & Partial<Record<string, unknown>>,
): Promise<Row> {
  await checkLimit(work, list, values.person_id)
  const row = await work.db
    .insertInto(list.table as 'dependents')
    .values({ ...values, business_id: work.business_id } as never)
    .returning(list.columns as readonly never[])
    .$castTo<Row>()
    .executeTakeFirstOrThrow()
  await publishChange(work, list, { row, as: 'created', at: row.created_at })
  return row
}

/**
 * Changes the columns of a detail that differ, and records the change.
 *
 * @param before - the detail, locked by the transaction
 * @param values - the submitted columns
 * @param options.members - the names of the members in the API for columns with other names
 * @returns the detail after the change; `before` if nothing differs and nothing was written
 */
export async function changeDetail<Row extends DetailRow>(
  work: Change<Principal>,
  list: DetailList<Row>,
  before: Row,
  values: Partial<Row>,
  { members = {} }: { members?: Record<string, string> } = {},
): Promise<Row> {
  const changes = changedMembers(before, values as Row)
  if (!changes) return before
  const row = await work.db
    .updateTable(list.table as 'dependents')
    .set({ ...changes, version: sql`version + 1`, updated_at: sql`now()` } as never)
    .where('business_id', '=', work.business_id)
    .where('id', '=', before.id)
    .returning(list.columns as readonly never[])
    .$castTo<Row>()
    .executeTakeFirstOrThrow()
  const changed = Object.keys(changes).map((name) => members[name] ?? name)
  await publishChange(work, list, { row, as: 'updated', at: row.updated_at, changed: [...new Set(changed)] })
  return row
}

/**
 * Deletes a detail and records the deletion.
 *
 * @throws {ApiError} as `lockDetail`
 */
export async function deleteDetail<Row extends DetailRow>(
  work: Change<Principal>,
  list: DetailList<Row>,
  record: { id: number; ifMatch: string | undefined },
): Promise<void> {
  const row = await lockDetail(work, list, record)
  await work.db
    .deleteFrom(list.table as 'dependents')
    .where('business_id', '=', work.business_id)
    .where('id', '=', row.id)
    .execute()
  await publishChange(work, list, { row, as: 'deleted', at: await readTransactionTime(work) })
}

interface DetailChange<Row extends DetailRow> {
  /** The row after the change; a deleted one as last stored. */
  row: Row
  as: 'created' | 'updated' | 'deleted'
  /** The time of the change (RFC 3339). */
  at: string
  /** The names of the changed members of an updated row. */
  changed?: string[]
}

/** Records a change: its event and its audit entry, both without personal data. */
async function publishChange<Row extends DetailRow>(
  work: Change<Principal>,
  { noun, eventData }: DetailList<Row>,
  { row, as, at, changed }: DetailChange<Row>,
): Promise<void> {
  await recordEvent(work, { type: `${noun}.${as}`, data: eventData(row), created_at: at } as NewEvent)
  recordAudit(work, {
    action: `${noun}.${as}`,
    detail: { [`${noun}_id`]: row.id, person_id: row.person_id, ...(changed && { changed: changed.join(' ') }) },
  })
}
