import { z } from 'zod'
import { readToday } from '../business/today.ts'
import type { Operation } from '../operation/contract.ts'
import { decodeCursor, pageOf } from '../operation/cursor.ts'
import { validationFailed } from '../operation/errors.ts'
import { balanceOn } from './account.ts'
import { selectAccountKeys } from './account-keys.ts'
import { isInReach, yearsInReach } from './check-leave.ts'
import { checkNamed } from './check-named.ts'
import { loadAccounts } from './load-accounts.ts'
import { presentLeaveBalance } from './present-leave-balance.ts'

const position = z.tuple([z.int().positive(), z.int().positive()]) // person and leave type of the last balance before

/** What people have of each leave type on a day; an employee sees their own. */
export const leaveBalancesList: Operation<'leaveBalances.list'> = async ({ query, principal, em }) => {
  const { business_id, limited_to_person } = principal
  const { limit = 25, cursor, person_id, leave_type_id, explain = false } = query
  const after = decodeCursor(cursor, position)
  const today = await readToday(em, business_id)
  const as_of = query.as_of ?? today
  if (!isInReach(as_of, today)) {
    throw validationFailed([{ path: 'query.as_of', message: `must be within ${yearsInReach} years of today` }])
  }
  await checkNamed(em, principal, { person_id, leave_type_id })
  const filters = { business_id, limited_to_person, person_id, leave_type_id, after, count: limit + 1 }
  const keys = await selectAccountKeys(em, filters)
  const page = pageOf(keys, limit, (key) => [key.person_id, key.leave_type_id])
  const accounts = await loadAccounts(em, business_id, page.rows)
  const data = accounts.map((account) => presentLeaveBalance(account, balanceOn(account, as_of), { as_of, explain }))
  return { status: 200, body: { success: true, data, meta: { next_cursor: page.next_cursor } } }
}
