import { sql } from 'kysely'
import { readToday } from '../../business/today.ts'
import { isNullInRow } from '../../db/is-null.ts'
import { addMonths } from '../../operation/calendar-date.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { isNoReference, type Problem, validationFailed } from '../../operation/errors.ts'
import type { Work } from '../../operation/work.ts'

/** The number of months before today from which retro pay is calculated at the earliest. */
const maxMonths = 36

/**
 * Checks the first day of retro pay.
 *
 * @param path - the path of the day in the request
 * @throws {ApiError} 422 if it is too long ago
 */
export async function checkRetroPayFrom(work: Work, from: string, path: string): Promise<void> {
  const limit = addMonths(await readToday(work), -maxMonths)
  if (from >= limit) return
  const message = `must be at most ${maxMonths} months ago, on or after ${limit}`
  throw validationFailed([{ path, code: 'too_early', limit, message }])
}

/**
 * Checks the retro pay that a correction takes over.
 *
 * @throws {ApiError} 422 if it begins too long ago, or a person is deleted or not in the business
 */
export async function checkRetroPay(
  work: Work,
  { from, person_ids = [] }: Schemas['PayRunFromRetroPay'],
): Promise<void> {
  const path = 'body.from_retro_pay'
  await checkRetroPayFrom(work, from, `${path}.from`)
  const rows = await work.db
    .selectFrom('people')
    .select('id')
    .where('business_id', '=', work.business_id)
    .where('id', '=', sql<number>`any(${person_ids}::int[])`)
    .where(isNullInRow('people.deleted_at'))
    .execute()
  const known = new Set(rows.map(({ id }) => id))
  const problems = person_ids.flatMap((id, index): Problem[] =>
    known.has(id) ? [] : [{ path: `${path}.person_ids[${index}]`, code: 'unknown_record', message: isNoReference }],
  )
  if (problems.length > 0) throw validationFailed(problems.slice(0, 100))
}
