import { notFound } from '../../operation/errors.ts'
import type { Principal } from '../../operation/principal.ts'
import { withinReach } from '../../operation/within-reach.ts'
import type { Change, Work } from '../../operation/work.ts'
import { type RecurringLineRow, recurringLineColumns } from './present-recurring-line.ts'

const selectRecurringLine = (work: Work<Principal>, id: number) =>
  work.db
    .selectFrom('recurring_lines')
    .select(recurringLineColumns)
    .where('business_id', '=', work.business_id)
    .where('id', '=', id)
    .where(withinReach('recurring_lines.person_id', work, work.by.reach))

/**
 * Reads a recurring line.
 *
 * @throws {ApiError} 404 if it does not exist or the caller cannot see it
 */
export async function findRecurringLine(work: Work<Principal>, id: number): Promise<RecurringLineRow> {
  const row = await selectRecurringLine(work, id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/**
 * Reads a recurring line and locks it until the transaction ends.
 *
 * @throws {ApiError} 404 if it does not exist or the caller cannot see it
 */
export async function lockRecurringLine(work: Change<Principal>, id: number): Promise<RecurringLineRow> {
  const row = await selectRecurringLine(work, id).forUpdate().executeTakeFirst()
  if (!row) throw notFound()
  return row
}
