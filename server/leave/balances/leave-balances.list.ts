import { z } from 'zod'
import { readToday } from '../../business/today.ts'
import type { OperationRequest, Schemas } from '../../operation/contract/contract.ts'
import { cutPage, decodeCursor } from '../../operation/cursor.ts'
import { validationFailed } from '../../operation/errors.ts'
import { report } from '../../operation/operation.ts'
import type { Principal } from '../../operation/principal.ts'
import { countUpTo, type Matches, type PageQuery, withTotal } from '../../operation/read-page.ts'
import { list } from '../../operation/response.ts'
import type { Work } from '../../operation/work.ts'
import { checkYearsAroundToday } from '../check-leave.ts'
import { checkReferences } from '../check-references.ts'
import { type Balance, balanceOn } from './leave-account.ts'
import {
  type AccountKey,
  type LoadedAccount,
  loadAccounts,
  readAccountKeys,
  selectAccountKeys,
} from './load-accounts.ts'

/** The position in a cursor: the IDs of the person and the leave type of the last balance on the previous page. */
const position = z.tuple([z.int().positive(), z.int().positive()])

/** Lists the balances on a day, one for each leave type, of people within the caller's reach. */
export const leaveBalancesList = report('leaveBalances.list', async (work, { query }) => {
  const { limit, cursor, include_total, explain = false, ...filters } = query
  const { as_of, accounts } = await matchLeaveBalances(work, filters)
  return list(await accounts.readPage({ limit, cursor, include_total }), (account) =>
    presentLeaveBalance(account, balanceOn(account, as_of), { as_of, explain }),
  )
})

/**
 * Returns the accounts of people within the caller's reach that match the filters of a request, and the day of their
 * balances.
 *
 * @throws {ApiError} 422 for a filter by a record that does not exist or that is outside the caller's reach
 */
export async function matchLeaveBalances(
  work: Work<Principal>,
  query: Omit<OperationRequest<'leaveBalances.list'>['query'], keyof PageQuery | 'explain'>,
): Promise<{ as_of: string; accounts: Matches<LoadedAccount> }> {
  const { person_id, leave_type_id } = query
  const today = await readToday(work)
  const as_of = query.as_of ?? today
  const problems = checkYearsAroundToday('query.as_of', as_of, today)
  if (problems.length > 0) throw validationFailed(problems)
  await checkReferences(work, query)
  const filters = { person_id, leave_type_id }
  const allKeys = selectAccountKeys(work, filters)
  const accounts: Matches<LoadedAccount> = {
    readPage: async (query) => {
      const { limit = 25, cursor } = query
      const after = decodeCursor(cursor, position)
      const keys = await readAccountKeys(work, filters, { after, count: limit + 1 })
      const firstKeys = cutPage(keys, limit, (key) => [key.person_id, key.leave_type_id])
      const page = await withTotal(work, query, firstKeys, allKeys)
      return { ...page, rows: await loadAccounts(work, page.rows) }
    },
    count: (max) => countUpTo(work, allKeys, max),
  }
  return { as_of, accounts }
}

/**
 * Converts a balance to its API representation.
 *
 * @param options.as_of - the day of the balance
 * @param options.explain - whether to include the lines that add up to the available days
 */
export const presentLeaveBalance = (
  { person_id, leave_type_id }: AccountKey,
  balance: Balance,
  { as_of, explain }: { as_of: string; explain: boolean },
): Schemas['LeaveBalance'] => ({
  person_id,
  leave_type_id,
  as_of,
  year_start: balance.year?.start ?? null,
  year_end: balance.year?.end ?? null,
  entitled: balance.entitled,
  taken: balance.taken,
  scheduled: balance.scheduled,
  pending: balance.pending,
  available: balance.available,
  lots: balance.lots,
  ...(explain && { lines: balance.lines.map(presentLine) }),
})

const presentLine = (line: Balance['lines'][number]): Schemas['LeaveBalanceLine'] => ({
  kind: line.kind,
  days: line.days,
  effective_on: line.effective_on,
  leave_request_id: line.leave_request_id,
  note: line.note,
  booked: line.id !== null,
  lots: line.lots,
})
