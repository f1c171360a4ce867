import type { EntityManager } from '@mikro-orm/postgresql'
import { sqlOf } from '../db/orm.ts'
import { type Actor, cancelLeave } from './change-leave-status.ts'
import { leaveRequestColumns } from './present-leave-request.ts'

/**
 * Cancels the leave of somebody who goes, as far as it begins on a day or later: each with its event, its entry in the audit
 * log and, where it was approved, its reversal. Leave that has begun by then stays as it is.
 *
 * @param t - holds the person, locked for a change
 * @param options.date - the first day on which they are gone, `YYYY-MM-DD`
 * @param options.actor - who lets them go
 * @returns how many requests were cancelled
 */
export async function cancelLeaveFrom(
  t: EntityManager,
  { person_id, date, actor }: { person_id: number; date: string; actor: Actor },
): Promise<number> {
  const requests = await sqlOf(t)
    .selectFrom('leave_requests')
    .select(leaveRequestColumns)
    .where('business_id', '=', actor.principal.business_id)
    .where('person_id', '=', person_id)
    .where('start_date', '>=', date)
    .where('status', 'in', ['requested', 'approved'])
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const request of requests) await cancelLeave(t, actor, request)
  return requests.length
}
