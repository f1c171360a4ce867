import { recordAudit } from '../access/record-audit.ts'
import { readToday } from '../access/today.ts'
import type { Operation } from '../contract.ts'
import { inTransaction, sqlOf } from '../db/orm.ts'
import { type Problem, validationFailed } from '../http/errors.ts'
import { openSince } from './account.ts'
import { isInReach, yearsInReach } from './check-leave.ts'
import { checkNamed } from './check-named.ts'
import { loadAccount, lockPeople } from './load-accounts.ts'
import { leaveLineColumns, presentLeaveLine } from './present-leave-line.ts'

/** Gives or takes days by hand, in a line of its own. */
export const leaveBalancesAdjust: Operation<'leaveBalances.adjust'> = ({ body, principal, em, origin }) =>
  inTransaction(em, async (t) => {
    const { business_id } = principal
    const { person_id, leave_type_id, days, note = null } = body
    await checkNamed(t, principal, { person_id, leave_type_id })
    await lockPeople(t, business_id, [person_id])
    const today = await readToday(t, business_id)
    const effective_on = body.effective_on ?? today
    const open = openSince(await loadAccount(t, business_id, { person_id, leave_type_id }))
    const problems = problemsOf({ days, effective_on }, today, open)
    if (problems.length > 0) throw validationFailed(problems)

    const row = await sqlOf(t)
      .insertInto('leave_ledger')
      .values({
        business_id,
        person_id,
        leave_type_id,
        kind: 'adjustment',
        days,
        effective_on,
        note,
        created_by: principal.kind === 'user' ? principal.user_id : null,
        created_by_api_key: principal.kind === 'api_key' ? principal.api_key_id : null,
      })
      .returning(leaveLineColumns)
      .executeTakeFirstOrThrow()
    const detail = { person_id, leave_type_id, days, effective_on }
    await recordAudit(t, origin, principal, { business_id, action: 'leave_balance.adjusted', detail })
    return { status: 201, body: { success: true, data: presentLeaveLine(row) } }
  })

function problemsOf(line: { days: number; effective_on: string }, today: string, open: string | null): Problem[] {
  const { days, effective_on } = line
  const problems: Problem[] = []
  if (days === 0) problems.push({ path: 'body.days', message: 'must not be zero' })
  if (!isInReach(effective_on, today)) {
    problems.push({ path: 'body.effective_on', message: `must be within ${yearsInReach} years of today` })
  }
  if (open !== null && effective_on < open) {
    const message = `must not be in a leave year that is closed, before ${open}`
    problems.push({ path: 'body.effective_on', message })
  }
  return problems
}
