import { sql } from 'kysely'
import type { EventData } from '../../operation/contract/contract.ts'
import type { Change } from '../../operation/work.ts'
import { recordEvent, recordEvents } from '../../outbox/record-event.ts'
import { presentUser, selectUser, type UserRow, userColumns } from './present-user.ts'

/** Records `user.created`. */
export const recordUserCreated = (work: Change, row: UserRow): Promise<void> =>
  recordEvent(work, { type: 'user.created', data: userEventData(row), created_at: row.created_at })

/**
 * Records `user.updated` with the current state of the user, in the transaction of the change.
 *
 * @param at - the time of the change, if the row of the user did not change: access also depends on the employment of
 *   the person
 */
export async function recordUserUpdated(
  work: Pick<Change, 'db' | 'business_id'>,
  id: number,
  at?: string,
): Promise<void> {
  const row = await selectUser(work, id).executeTakeFirstOrThrow()
  await recordEvent(work, { type: 'user.updated', data: userEventData(row), created_at: at ?? row.updated_at })
}

/** Records `user.updated` for several users, with their current state. */
export async function recordUsersUpdated(
  work: Pick<Change, 'db' | 'business_id'>,
  ids: readonly number[],
): Promise<void> {
  const rows = await work.db
    .selectFrom('users')
    .select(userColumns(work))
    .where('business_id', '=', work.business_id)
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .orderBy('id')
    .execute()
  await recordEvents(
    work,
    rows.map((row) => ({ type: 'user.updated', data: userEventData(row), created_at: row.updated_at })),
  )
}

/** Returns the event data of a user, without name and email address. */
function userEventData(row: UserRow): EventData<'user.created'> {
  const user = presentUser(row)
  return {
    id: user.id,
    role: user.role,
    role_id: user.role_id,
    active: user.active,
    person_id: user.person_id,
    password_set: user.password_set,
    two_factor_enabled: user.two_factor_enabled,
    needs_confirmation: user.needs_confirmation,
    created_at: user.created_at,
  }
}
