import { readToday } from '../../business/today.ts'
import { unknownReference, validationFailed } from '../../operation/errors.ts'
import { change } from '../../operation/operation.ts'
import { created } from '../../operation/response.ts'
import type { Rules } from '../../operation/rules.ts'
import { checkReferences } from '../check-references.ts'
import { lockPersonForLeave } from '../lock-leave.ts'
import { bookAdjustment } from './book-adjustment.ts'
import { adjustmentProblems, checkAdjustment } from './check-adjustment.ts'
import { loadAccount } from './load-accounts.ts'
import { presentLeaveLine } from './present-leave-line.ts'

const rules: Rules<'leaveBalances.adjust'> = ({ body }) => adjustmentProblems(body)

/** Adds or removes days by booking an adjustment. */
export const leaveBalancesAdjust = change('leaveBalances.adjust', rules, async (work, { body }) => {
  const { person_id, leave_type_id, days, note = null, expires_on = null } = body
  await checkReferences(work, { leave_type_id }, 'body')
  await lockPersonForLeave(work, person_id, () => unknownReference('body.person_id'))
  const effective_on = body.effective_on ?? (await readToday(work))
  const account = await loadAccount(work, { person_id, leave_type_id })
  const problems = checkAdjustment(account, { days, effective_on, expires_on })
  if (problems.length > 0) throw validationFailed(problems)
  const adjustment = { person_id, leave_type_id, days, effective_on, expires_on, note }
  return created(presentLeaveLine(await bookAdjustment(work, adjustment)))
})
