import { readToday } from '../business/today.ts'
import { inTransaction } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { type Problem, validationFailed } from '../operation/errors.ts'
import { type Account, openSince } from './account.ts'
import { bookAdjustment } from './book-adjustment.ts'
import { isInReach, yearsInReach } from './check-leave.ts'
import { checkNamed } from './check-named.ts'
import { holdPersonForLeave } from './hold-person-for-leave.ts'
import { loadAccount } from './load-accounts.ts'
import { presentLeaveLine } from './present-leave-line.ts'

/** Gives or takes days by hand, in a line of its own. */
export const leaveBalancesAdjust: Operation<'leaveBalances.adjust'> = ({ body, principal, em, origin }) =>
  inTransaction(em, async (t) => {
    const { business_id } = principal
    const { person_id, leave_type_id, days, note = null } = body
    await checkNamed(t, principal, { leave_type_id })
    await holdPersonForLeave(t, business_id, person_id)
    const today = await readToday(t, business_id)
    const effective_on = body.effective_on ?? today
    const account = await loadAccount(t, business_id, { person_id, leave_type_id })
    const problems = problemsOf({ days, effective_on }, today, account)
    if (problems.length > 0) throw validationFailed(problems)

    const line = { person_id, leave_type_id, days, effective_on, note }
    const row = await bookAdjustment(t, { principal, origin }, line)
    return { status: 201, body: { success: true, data: presentLeaveLine(row) } }
  })

/** Days given and taken by hand, together: with what is earned and taken besides, no balance is beyond the contract. */
const mostAdjusted = 50_000

function problemsOf(line: { days: number; effective_on: string }, today: string, { lines }: Account): Problem[] {
  const { days, effective_on } = line
  const open = openSince({ lines })
  const adjusted = lines.filter(({ kind }) => kind === 'adjustment').reduce((sum, each) => sum + Math.abs(each.days), 0)
  const problems: Problem[] = []
  if (days === 0) problems.push({ path: 'body.days', message: 'must not be zero' })
  if (adjusted + Math.abs(days) > mostAdjusted) {
    problems.push({ path: 'body.days', message: `must make no more than ${mostAdjusted} with all adjustments before` })
  }
  if (!isInReach(effective_on, today)) {
    problems.push({ path: 'body.effective_on', message: `must be within ${yearsInReach} years of today` })
  }
  if (open !== null && effective_on < open) {
    const message = `must not be in a leave year that is closed, before ${open}`
    problems.push({ path: 'body.effective_on', message })
  }
  return problems
}
