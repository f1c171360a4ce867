import { readToday } from '../../business/today.ts'
import { type Problem, unknownReference, validationFailed } from '../../operation/errors.ts'
import { change } from '../../operation/operation.ts'
import { created } from '../../operation/response.ts'
import type { Rules } from '../../operation/rules.ts'
import { checkOpenYear, checkYearsAroundToday } from '../check-leave.ts'
import { checkReferences } from '../check-references.ts'
import { lockPersonForLeave } from '../lock-leave.ts'
import { bookAdjustment } from './book-adjustment.ts'
import type { LeaveAccount } from './leave-account.ts'
import { loadAccount } from './load-accounts.ts'
import { presentLeaveLine } from './present-leave-line.ts'

const rules: Rules<'leaveBalances.adjust'> = ({ body: { days } }) =>
  days === 0 ? [{ path: 'body.days', code: 'zero', message: 'must not be zero' }] : []

/** Adds or removes days by booking an adjustment. */
export const leaveBalancesAdjust = change('leaveBalances.adjust', rules, async (work, { body }) => {
  const { person_id, leave_type_id, days, note = null } = body
  await checkReferences(work, { leave_type_id }, 'body')
  await lockPersonForLeave(work, person_id, () => unknownReference('body.person_id'))
  const today = await readToday(work)
  const effective_on = body.effective_on ?? today
  const account = await loadAccount(work, { person_id, leave_type_id })
  const problems = [
    ...checkDays(days, account),
    ...checkYearsAroundToday('body.effective_on', effective_on, today),
    ...checkOpenYear('body.effective_on', effective_on, account),
  ]
  if (problems.length > 0) throw validationFailed(problems)
  return created(presentLeaveLine(await bookAdjustment(work, { person_id, leave_type_id, days, effective_on, note })))
})

/**
 * The maximum sum of the absolute values of all adjustments of an account, in days. It keeps balances within the bounds
 * of the contract.
 */
const maxAdjustment = 50_000

function checkDays(days: number, { lines }: LeaveAccount): Problem[] {
  const adjustments = lines.filter(({ kind }) => kind === 'adjustment')
  const total = adjustments.reduce((sum, line) => sum + Math.abs(line.days), Math.abs(days))
  if (total <= maxAdjustment) return []
  return [
    {
      path: 'body.days',
      code: 'too_large',
      limit: maxAdjustment,
      message: `must keep all adjustments, given and taken, within ${maxAdjustment} days`,
    },
  ]
}
