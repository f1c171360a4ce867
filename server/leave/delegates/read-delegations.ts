import { sql } from 'kysely'
import { readToday } from '../../business/today.ts'
import type { Work } from '../../operation/work.ts'

/** A user who decides on the steps of another user today. */
export interface Delegation {
  user_id: number
  delegate_id: number
}

/** Reads the delegates of users today. */
export async function readDelegations(work: Work, user_ids: readonly number[]): Promise<Delegation[]> {
  if (user_ids.length === 0) return []
  return await selectDelegations(work, await readToday(work))
    .where('user_id', '=', sql<number>`any(${user_ids}::int[])`)
    .execute()
}

/** Reads the users whose delegate a user is today. */
export const readDelegators = async (work: Work, delegate_id: number): Promise<Delegation[]> =>
  await selectDelegations(work, await readToday(work))
    .where('delegate_id', '=', delegate_id)
    .orderBy('user_id')
    .execute()

const selectDelegations = ({ db, business_id }: Work, today: string) =>
  db
    .selectFrom('leave_delegates')
    .select(['user_id', 'delegate_id'])
    .where('business_id', '=', business_id)
    .where('from_date', '<=', today)
    .where('until_date', '>=', today)
