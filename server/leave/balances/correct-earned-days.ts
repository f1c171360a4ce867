import { sql } from 'kysely'
import type { ChangedEmployment } from '../../operation/reactions.ts'
import type { Change } from '../../operation/work.ts'
import { bookAdjustment } from './book-adjustment.ts'
import { employmentOf } from './earn-days.ts'
import { correctionsOf } from './leave-account.ts'
import { type AccountKey, loadAccounts } from './load-accounts.ts'

/**
 * Corrects the days that people have earned so far when their dates of employment change. The corrections are
 * adjustments: afterwards everybody has the days they would have if the dates had been known from the beginning. Closed
 * leave years stay as they are.
 *
 * @param work - has locked the people and written their new dates
 * @param changes - each person once; those whose dates are unchanged are skipped
 */
export async function correctEarnedDays(work: Change, changes: readonly ChangedEmployment[]): Promise<void> {
  const was = new Map(changes.filter(isRedated).map(({ before }) => [before.id, before]))
  if (was.size === 0) return
  const { rows: keys } = await sql<AccountKey>`
    select distinct person_id, leave_type_id from leave_ledger
    where business_id = ${work.business_id} and person_id = any(${[...was.keys()]}) and kind = 'accrual'
    order by person_id, leave_type_id`.execute(work.db)
  for (const account of await loadAccounts(work, keys)) {
    const { person_id, leave_type_id, added_on } = account
    const before = was.get(person_id)
    if (!before) throw new Error(`person ${person_id} was not asked for`)
    for (const correction of correctionsOf(account, employmentOf({ ...before, added_on }))) {
      const note = 'Dates of employment were changed'
      await bookAdjustment(work, { person_id, leave_type_id, ...correction, note })
    }
  }
}

const isRedated = ({ before, row }: ChangedEmployment): boolean =>
  before.start_date !== row.start_date || before.end_date !== row.end_date
