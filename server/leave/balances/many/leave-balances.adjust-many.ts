import type { Schemas } from '../../../operation/contract/contract.ts'
import { type Problem, unknownReference } from '../../../operation/errors.ts'
import { importRows } from '../../../operation/import-rows.ts'
import { change } from '../../../operation/operation.ts'
import { ok } from '../../../operation/response.ts'
import type { Change } from '../../../operation/work.ts'
import { bookAdjustment } from '../book-adjustment.ts'
import { adjustmentProblems, checkAdjustment } from '../check-adjustment.ts'
import { LoadedAccounts } from './loaded-accounts.ts'
import { lockPeopleForLeave } from './lock-people.ts'

type Result = Schemas['LeaveAdjustmentResult']

/** Books adjustments one by one, in one transaction. */
export const leaveBalancesAdjustMany = change('leaveBalances.adjustMany', async (work, { body }) => {
  const { adjustments, dry_run } = body
  const people = await lockPeopleForLeave(
    work,
    adjustments.map(({ person_id }) => person_id),
  )
  const accounts = await LoadedAccounts.read(work, adjustments)
  const results = await importRows(work, adjustments, {
    writeRow: (adjustment, index) => adjustOne(work, { adjustment, index, people, accounts }),
    dry_run,
  })
  return ok(dry_run ? results.map(withoutLine) : results)
})

/** Returns a result without the ID of its line, which is not permanent in a dry run. */
function withoutLine({ line_id, ...result }: Result): Result {
  return result
}

interface Item {
  adjustment: Schemas['LeaveAdjustment']
  index: number
  /** The people of the request who are in the business, locked by the transaction. */
  people: ReadonlySet<number>
  accounts: LoadedAccounts
}

/**
 * Books one adjustment.
 *
 * @returns the result, even if the adjustment cannot be booked
 */
async function adjustOne(work: Change, { adjustment, index, people, accounts }: Item): Promise<Result> {
  const { person_id, leave_type_id, days, note = null, expires_on = null } = adjustment
  const path = `body.adjustments[${index}]`
  const failed = (errors: Problem[]): Result => ({
    index,
    status: 'failed',
    errors: errors.map((problem) => ({ ...problem, path: problem.path.replace('body', path) })),
  })
  if (!people.has(person_id)) return failed(unknownReference('body.person_id').failure.errors ?? [])
  const account = accounts.find({ person_id, leave_type_id })
  if (!account) return failed(unknownReference('body.leave_type_id').failure.errors ?? [])
  const effective_on = adjustment.effective_on ?? account.today
  const checked = { days, effective_on, expires_on }
  const problems = [...adjustmentProblems(checked), ...checkAdjustment(account, checked)]
  if (problems.length > 0) return failed(problems)
  const row = await bookAdjustment(work, { person_id, leave_type_id, ...checked, note })
  accounts.add(row)
  return { index, status: 'created', line_id: row.id }
}
