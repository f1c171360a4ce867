import { sql } from 'kysely'
import { recordAudit } from '../../audit/record-audit.ts'
import type { ChangedEmployment } from '../../operation/reactions.ts'
import type { Change } from '../../operation/work.ts'
import { recordEvent } from '../../outbox/record-event.ts'
import { employmentPeriod } from './earn-days.ts'
import { earningCorrections } from './earning-corrections.ts'
import type { Line } from './ledger-line.ts'
import { type AccountKey, loadAccounts } from './load-accounts.ts'
import { adjustmentEventData, type LeaveLineRow, leaveLineColumns } from './present-leave-line.ts'

/**
 * Books an adjustment by the actor and records `leave.balance_adjusted`.
 *
 * @param line - a line in an open leave year; the transaction has locked its person
 */
export async function bookAdjustment(
  work: Change,
  adjustment: AccountKey & Pick<Line, 'days' | 'effective_on' | 'expires_on' | 'note'>,
): Promise<LeaveLineRow> {
  const { db, business_id, by } = work
  const { note, expires_on = null, person_id, leave_type_id, days, effective_on } = adjustment
  const line = { person_id, leave_type_id, days, effective_on }
  const row = await db
    .insertInto('leave_ledger')
    .values({
      ...line,
      business_id,
      kind: 'adjustment',
      expires_on,
      note,
      created_by: by.kind === 'user' ? by.user_id : null,
      created_by_api_key: by.kind === 'api_key' ? by.api_key_id : null,
    })
    .returning(leaveLineColumns)
    .executeTakeFirstOrThrow()
  const data = adjustmentEventData(row)
  await recordEvent(work, { type: 'leave.balance_adjusted', data, created_at: row.created_at })
  recordAudit(work, {
    action: 'leave_balance.adjusted',
    detail: { ...line, ...(expires_on !== null && { expires_on }) },
  })
  return row
}

/**
 * Books adjustments of the earned days for people whose dates of employment change, so that balances are as if the new
 * dates had been set from the beginning. Closed leave years do not change.
 *
 * @param work - its transaction has locked the people and written their new dates
 * @param changes - at most one for each person; people whose dates are unchanged are skipped
 */
export async function correctEarnedDays(work: Change, changes: readonly ChangedEmployment[]): Promise<void> {
  const earlier = new Map(changes.filter(hasNewDates).map(({ before }) => [before.id, before]))
  if (earlier.size === 0) return
  const { rows: keys } = await sql<AccountKey>`
    select distinct person_id, leave_type_id from leave_ledger
    where business_id = ${work.business_id} and person_id = any(${[...earlier.keys()]}) and kind = 'accrual'
    order by person_id, leave_type_id`.execute(work.db)
  for (const account of await loadAccounts(work, keys)) {
    const { person_id, leave_type_id, added_on } = account
    const before = earlier.get(person_id)
    if (!before) throw new Error(`the account of person ${person_id} was not requested`)
    for (const correction of earningCorrections(account, employmentPeriod({ ...before, added_on }))) {
      const note = 'Dates of employment were changed'
      await bookAdjustment(work, { person_id, leave_type_id, ...correction, note })
    }
  }
}

const hasNewDates = ({ before, row }: ChangedEmployment): boolean =>
  before.start_date !== row.start_date || before.end_date !== row.end_date
