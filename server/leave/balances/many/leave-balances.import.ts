import type { Schemas } from '../../../operation/contract/contract.ts'
import { type Problem, unknownReference } from '../../../operation/errors.ts'
import { importRows } from '../../../operation/import-rows.ts'
import { change } from '../../../operation/operation.ts'
import { ok } from '../../../operation/response.ts'
import type { Change } from '../../../operation/work.ts'
import { bookAdjustment } from '../book-adjustment.ts'
import { lockLeaveTypes } from '../book-due-lines.ts'
import { adjustmentProblems, checkAdjustment } from '../check-adjustment.ts'
import { balanceOn, type LeaveAccount } from '../leave-account.ts'
import { findImportPeople, type PersonMatch } from './find-import-people.ts'
import { LoadedAccounts } from './loaded-accounts.ts'
import { nameMember, type OpeningBalance, openingBalanceProblems } from './opening-balance.ts'

type Row = Schemas['LeaveBalanceImportRow']
type Result = Schemas['LeaveBalanceImportResult']

/** Sets balances row by row, in one transaction: each by an adjustment of the difference. */
export const leaveBalancesImport = change('leaveBalances.import', async (work, { body }) => {
  const { balances, dry_run } = body
  const findPerson = await findImportPeople(work, balances)
  await lockLeaveTypes(work)
  const types = await readTypes(work)
  const rows = balances.map((row): ImportRow => ({ row, person: findPerson(row), leave_type_id: findType(row, types) }))
  const keys = rows.flatMap(({ person: { person_id }, leave_type_id }) =>
    person_id === undefined || leave_type_id === undefined ? [] : [{ person_id, leave_type_id }],
  )
  const accounts = await LoadedAccounts.read(work, keys)
  const done = new Set<string>()
  const results = await importRows(work, rows, {
    writeRow: (row, index) => importRow(work, { ...row, index, accounts, done }),
    dry_run,
  })
  return ok(results)
})

interface LeaveTypeIds {
  ids: ReadonlySet<unknown>
  byCode: ReadonlyMap<unknown, number>
}

async function readTypes({ db, business_id }: Change): Promise<LeaveTypeIds> {
  const types = await db
    .selectFrom('leave_types')
    .select(['id', 'code'])
    .where('business_id', '=', business_id)
    .execute()
  return { ids: new Set(types.map(({ id }) => id)), byCode: new Map(types.map(({ id, code }) => [code, id])) }
}

const findType = ({ leave_type_id, leave_type_code }: Row, { ids, byCode }: LeaveTypeIds): number | undefined => {
  if (leave_type_id === undefined) return byCode.get(leave_type_code)
  return ids.has(leave_type_id) ? Number(leave_type_id) : undefined
}

/** A row with its person and its leave type, as far as they were found. */
interface ImportRow {
  row: Row
  person: PersonMatch
  leave_type_id: number | undefined
}

interface IndexedRow extends ImportRow {
  index: number
  accounts: LoadedAccounts
  /** The accounts of earlier rows that were not refused, to which the row adds its own. */
  done: Set<string>
}

/**
 * Sets the balance of one row.
 *
 * @param work - its transaction has locked the people; the caller undoes the writes of a failed row
 * @returns the result of the row, even if it failed
 */
async function importRow(
  work: Change,
  { row, person, leave_type_id, index, accounts, done }: IndexedRow,
): Promise<Result> {
  const path = `body.balances[${index}]`
  const inRow = (problems: Problem[]) => problems.map((each) => ({ ...each, path: each.path.replace('body', path) }))
  const errors = [
    ...inRow(person.problems ?? []),
    ...inRow(typeProblems(row, leave_type_id)),
    ...openingBalanceProblems(row, `/body/balances/${index}`),
  ]
  const { person_id } = person
  const key = `${person_id} ${leave_type_id}`
  if (errors.length === 0 && done.has(key)) {
    const message = 'An earlier row has this person and leave type.'
    errors.push({ path, code: 'repeated', message })
  }
  const members = {
    index,
    ...(person_id !== undefined && { person_id }),
    ...(leave_type_id !== undefined && { leave_type_id }),
  }
  const account = accounts.find({ person_id: person_id ?? 0, leave_type_id: leave_type_id ?? 0 })
  if (errors.length > 0 || !account || person_id === undefined || leave_type_id === undefined) {
    return { ...members, status: 'failed', errors }
  }
  const { balance, as_of, expires_on = null, note = null } = row as unknown as OpeningBalance // it has no problems
  const before = daysLeft(account, as_of)
  const days = balance - before
  if (days === 0) {
    done.add(key)
    return { ...members, status: 'unchanged', before, after: before, adjustment: 0 }
  }
  const adjustment = { days, effective_on: as_of, expires_on }
  const problems = [...adjustmentProblems(adjustment), ...checkAdjustment(account, adjustment)]
  if (problems.length > 0) {
    return { ...members, status: 'failed', before, errors: inRow(problems.map(nameMember)) }
  }
  done.add(key)
  accounts.add(await bookAdjustment(work, { person_id, leave_type_id, ...adjustment, note }))
  return { ...members, status: 'created', before, after: daysLeft(account, as_of), adjustment: days }
}

/** Returns the days that are left on a day, of which leave that begins later, and requests, are not deducted. */
function daysLeft(account: LeaveAccount, date: string): number {
  const { entitled, taken } = balanceOn(account, date)
  return entitled - taken
}

function typeProblems({ leave_type_id, leave_type_code }: Row, match: number | undefined): Problem[] {
  if (leave_type_id === undefined && leave_type_code === undefined) {
    const message = 'is required, unless leave_type_id is sent'
    return [{ path: 'body.leave_type_code', code: 'required', message }]
  }
  if (leave_type_id !== undefined && leave_type_code !== undefined) {
    const message = 'cannot be combined with leave_type_code'
    return [{ path: 'body.leave_type_id', code: 'not_combinable', message }]
  }
  const member = leave_type_id === undefined ? 'leave_type_code' : 'leave_type_id'
  return match === undefined ? (unknownReference(`body.${member}`).failure.errors ?? []) : []
}
