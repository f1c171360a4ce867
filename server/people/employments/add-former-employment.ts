import type { Change } from '../../operation/work.ts'
import type { PersonRow } from '../present-person.ts'
import { type FormerEmployment, readFormerEmployments } from './former-employments.ts'

/**
 * Stores the current employment of a person, which has ended, as the last former one. The caller writes the dates of the
 * new employment to the person in the same transaction.
 *
 * @param work - its transaction has locked the person
 * @returns the former employments, the first one first
 */
export async function addFormerEmployment(work: Change, person: EndedEmployment): Promise<FormerEmployment[]> {
  const { db, business_id } = work
  const { id, start_date, end_date, end_kind } = person
  const earlier = await readFormerEmployments(work, id)
  const { end_reason } = await db
    .selectFrom('people')
    .select('end_reason')
    .where('business_id', '=', business_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const employment = { start_date, end_date, end_kind, end_reason }
  const number = earlier.length + 1
  await db
    .insertInto('employments')
    .values({ business_id, person_id: id, number, ...employment })
    .execute()
  return [...earlier, { start_date, end_date }]
}

/** A person whose employment has ended. */
export interface EndedEmployment extends PersonRow {
  end_date: string
}
