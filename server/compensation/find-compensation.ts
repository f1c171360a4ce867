import { notFound } from '../operation/errors.ts'
import type { Principal } from '../operation/principal.ts'
import { withinReach } from '../operation/within-reach.ts'
import type { Change, Work } from '../operation/work.ts'
import { type CompensationRow, compensationColumns, isAnnounced } from './present-compensation.ts'

/** Selects the compensations that the caller can see: those of people in their reach. */
export const selectCompensations = (work: Work<Principal>) =>
  work.db
    .selectFrom('compensations')
    .select(compensationColumns(work))
    .where(({ and, eb }) =>
      and([
        eb('compensations.business_id', '=', work.business_id),
        withinReach('compensations.person_id', work, work.by.reach),
        isAnnounced(work, 'compensations'),
      ]),
    )

/**
 * Reads a compensation.
 *
 * @throws {ApiError} 404 if it does not exist or the caller cannot see it
 */
export async function findCompensation(work: Work<Principal>, id: number): Promise<CompensationRow> {
  const row = await selectCompensations(work).where('compensations.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/**
 * Reads a compensation and locks it until the transaction ends.
 *
 * @throws {ApiError} 404 if it does not exist or the caller cannot see it
 */
export async function lockCompensation(work: Change<Principal>, id: number): Promise<CompensationRow> {
  const row = await selectCompensations(work).where('compensations.id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw notFound()
  return row
}
