import { readToday } from '../../business/today.ts'
import { created } from '../../operation/answer.ts'
import { type Problem, unknownReference, validationFailed } from '../../operation/errors.ts'
import { change } from '../../operation/operation.ts'
import type { Rules } from '../../operation/rules.ts'
import { checkOpenYear, checkYearsAroundToday } from '../check-leave.ts'
import { checkVisible } from '../check-visible.ts'
import { lockPersonForLeave } from '../lock-person-for-leave.ts'
import { bookAdjustment } from './book-adjustment.ts'
import type { LeaveAccount } from './leave-account.ts'
import { loadAccount } from './load-accounts.ts'
import { presentLeaveLine } from './present-leave-line.ts'

const rules: Rules<'leaveBalances.adjust'> = ({ body: { days } }) =>
  days === 0 ? [{ path: 'body.days', message: 'must not be zero' }] : []

/** Gives or takes days by hand. */
export const leaveBalancesAdjust = change('leaveBalances.adjust', rules, async (work, { body }) => {
  const { person_id, leave_type_id, days, note = null } = body
  await checkVisible(work, { leave_type_id }, 'body')
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

/** Days given and taken by hand on one account, together: then no balance exceeds what the contract can show. */
const mostAdjusted = 50_000

function checkDays(days: number, { lines }: LeaveAccount): Problem[] {
  const adjustments = lines.filter(({ kind }) => kind === 'adjustment')
  const adjusted = adjustments.reduce((sum, line) => sum + Math.abs(line.days), Math.abs(days))
  if (adjusted <= mostAdjusted) return []
  return [{ path: 'body.days', message: `must keep all adjustments, given and taken, within ${mostAdjusted} days` }]
}
