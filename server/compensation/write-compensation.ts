import { sql } from 'kysely'
import { currencyOfBusiness } from '../business/currency-of-business.ts'
import { changedMembers } from '../operation/changes.ts'
import { orConflict } from '../operation/conflicts.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { conflictAt } from '../operation/errors.ts'
import { accountableUserId, type Principal } from '../operation/principal.ts'
import type { Change } from '../operation/work.ts'
import { checkCompensation, compensationConflicts, type PaidPerson } from './check-compensation.ts'
import { type CompensationRow, compensationColumns } from './present-compensation.ts'
import { formatRate } from './rate.ts'

/** The maximum number of compensations of a person. */
const maxCompensations = 500

/**
 * Adds a compensation. The caller records the addition in the same transaction (`publishCompensationChanges`).
 *
 * @throws {ApiError} 422 for a broken rule; 409 if the person has a compensation of this day, or too many
 */
export async function addCompensation(
  work: Change<Principal>,
  person: PaidPerson,
  body: Schemas['CompensationCreate'],
): Promise<CompensationRow> {
  const { db, business_id, by } = work
  const compensation = {
    pay_code: 'salary',
    reason: 'other' as const,
    note: null,
    external_id: null,
    ...body,
    currency: body.currency ?? (await currencyOfBusiness(work)),
  }
  await checkCompensation(work, compensation, person)
  await checkLimit(work, person)
  const author = accountableUserId(by)
  const insert = db
    .insertInto('compensations')
    .values({ ...compensation, business_id, person_id: person.id, created_by: author, author_ids: [author] })
    .returning('id')
  const { id } = await orConflict(insert.executeTakeFirstOrThrow(), compensationConflicts)
  return await readCompensation(work, id)
}

/** Reads a written compensation with its end: on a cluster, `returning` cannot contain a subquery. */
const readCompensation = (work: Change, id: number): Promise<CompensationRow> =>
  work.db
    .selectFrom('compensations')
    .select(compensationColumns(work))
    .where('compensations.business_id', '=', work.business_id)
    .where('compensations.id', '=', id)
    .executeTakeFirstOrThrow()

async function checkLimit({ db, business_id }: Change, { id }: PaidPerson): Promise<void> {
  const { count } = await db
    .selectFrom('compensations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('business_id', '=', business_id)
    .where('person_id', '=', id)
    .executeTakeFirstOrThrow()
  if (Number(count) < maxCompensations) return
  const message = `The person has ${maxCompensations} compensations, and cannot have more.`
  throw conflictAt({ path: 'path.id', code: 'limit_reached', limit: maxCompensations, message })
}

/** A change of a compensation. */
export interface ChangedCompensation {
  row: CompensationRow
  /** The names of the changed members. */
  changed: string[]
}

/**
 * Changes the submitted members of a compensation. The caller records the change in the same transaction
 * (`publishCompensationChanges`).
 *
 * @param before - the compensation, locked by the transaction
 * @returns undefined if no member differs and nothing was written
 * @throws {ApiError} 422 for a broken rule; 409 if the person has another compensation of this day
 */
export async function updateCompensation(
  work: Change<Principal>,
  before: CompensationRow,
  person: PaidPerson,
  body: Schemas['CompensationUpdate'],
): Promise<ChangedCompensation | undefined> {
  const current = { ...before, amount: formatRate(before.amount, before.currency) }
  const { amount, currency, ...others } = { ...current, ...body }
  await checkCompensation(work, { ...others, amount, currency }, person)
  const changes = changedMembers(current, { ...body, amount: formatRate(amount, currency) })
  if (!changes) return undefined
  const author = accountableUserId(work.by)
  const withAuthor = sql<number[]>`array_remove(author_ids, ${author}::int) || ${author}::int`
  const update = work.db
    .updateTable('compensations')
    .set({ ...changes, author_ids: withAuthor, version: sql`version + 1`, updated_at: sql`now()` })
    .where('business_id', '=', work.business_id)
    .where('id', '=', before.id)
  await orConflict(update.execute(), compensationConflicts)
  return { row: await readCompensation(work, before.id), changed: Object.keys(changes) }
}
