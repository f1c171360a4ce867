import type { EntityManager } from '@mikro-orm/postgresql'
import { sqlOf } from '../db/orm.ts'
import { type Actor, cancelLeave } from './change-leave-status.ts'
import { leaveRequestColumns } from './present-leave-request.ts'

interface Leaving {
  person_id: number
  /** The first day on which they are gone, `YYYY-MM-DD`. */
  date: string
  /** Who lets them go. */
  actor: Actor
  /** True where nobody will decide on their leave any more, so that all that is undecided is cancelled too. */
  isDeleted?: boolean
}

/**
 * Cancels the leave of somebody who goes, as far as it begins on a day or later: each with its event, its entry in the audit
 * log and, where it was approved, its reversal. Leave that has begun by then stays as it is.
 *
 * @param t - holds the person, locked for a change
 * @returns how many requests were cancelled
 */
export async function cancelLeaveFrom(
  t: EntityManager,
  { person_id, date, actor, isDeleted = false }: Leaving,
): Promise<number> {
  const requests = await sqlOf(t)
    .selectFrom('leave_requests')
    .select(leaveRequestColumns)
    .where('business_id', '=', actor.principal.business_id)
    .where('person_id', '=', person_id)
    .where('status', 'in', ['requested', 'approved'])
    .where((leave) =>
      leave.or([leave('start_date', '>=', date), ...(isDeleted ? [leave('status', '=', 'requested')] : [])]),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const request of requests) await cancelLeave(t, actor, request)
  return requests.length
}
