import type { Selectable } from 'kysely'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { Work } from '../../operation/work.ts'
import type { LeaveDelegateTable } from './leave-delegate.entity.ts'

type LeaveDelegateRow = Pick<
  Selectable<LeaveDelegateTable>,
  'delegate_id' | 'from_date' | 'until_date' | 'created_at'
> & {
  name: string
}

/** Builds a query of the delegate that a user named. */
export const selectLeaveDelegate = ({ db, business_id }: Work, user_id: number) =>
  db
    .selectFrom('leave_delegates')
    .innerJoin('users', (join) =>
      join.onRef('users.id', '=', 'leave_delegates.delegate_id').on('users.business_id', '=', business_id),
    )
    .select(['delegate_id', 'users.name', 'from_date', 'until_date', 'leave_delegates.created_at'])
    .where('leave_delegates.business_id', '=', business_id)
    .where('user_id', '=', user_id)

/** Converts a delegate to its API representation; without one, all members are null. */
export const presentLeaveDelegate = (row: LeaveDelegateRow | undefined): Schemas['LeaveDelegate'] => ({
  user_id: row?.delegate_id ?? null,
  name: row?.name ?? null,
  from: row?.from_date ?? null,
  until: row?.until_date ?? null,
  created_at: row?.created_at ?? null,
})
