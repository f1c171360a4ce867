import { readTransactionTime } from '../business/clock.ts'
import type { Change } from '../operation/work.ts'
import { compensationColumns } from './present-compensation.ts'
import { publishCompensationChanges } from './publish-compensation-change.ts'

/**
 * Deletes the compensations of a rehired person that would have taken effect after the former employment, so that they
 * do not take effect in the new one.
 *
 * @param work - its transaction has locked the person
 * @param day - the first day after the former employment
 */
export async function deleteCompensationsFrom(work: Change, person_id: number, day: string): Promise<void> {
  const { db, business_id } = work
  const rows = await db
    .selectFrom('compensations')
    .select(compensationColumns(work))
    .where('compensations.business_id', '=', business_id)
    .where('compensations.person_id', '=', person_id)
    .where('compensations.effective_on', '>=', day)
    .orderBy('compensations.effective_on')
    .execute()
  if (rows.length === 0) return
  await db
    .deleteFrom('compensations')
    .where('business_id', '=', business_id)
    .where('person_id', '=', person_id)
    .where('effective_on', '>=', day)
    .execute()
  const at = await readTransactionTime(work)
  await publishCompensationChanges(
    work,
    rows.map((row) => ({ row, as: 'deleted' as const, at })),
  )
}
