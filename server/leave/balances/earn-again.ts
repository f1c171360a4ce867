import { sql } from 'kysely'
import { readToday } from '../../business/today.ts'
import type { Rehire } from '../../operation/reactions.ts'
import type { Change } from '../../operation/work.ts'
import { bookAdjustment } from './book-adjustment.ts'
import { insertLines, lockLeaveTypes } from './book-due-lines.ts'
import { employmentPeriod } from './earn-days.ts'
import { earningCorrections } from './earning-corrections.ts'
import { dueLines } from './leave-account.ts'
import { type AccountKey, loadAccounts, selectAccountKeys } from './load-accounts.ts'

/**
 * Completes the leave accounts of a rehired person. The days of the former employment remain: its due lines
 * are booked first. In months and leave years with booked accruals, the days of the new employment are added
 * as adjustments; later ones are booked when they are due.
 *
 * @param work - its transaction has locked the person and written the dates of the new employment
 */
export async function earnAgain(work: Change, { before, row }: Rehire): Promise<void> {
  const today = await readToday(work)
  await lockLeaveTypes(work)
  const keys = selectAccountKeys(work, { person_id: row.id, hasDueLines: true })
  const { rows } = await sql<AccountKey>`${keys} order by type.id`.execute(work.db)
  for (const account of await loadAccounts(work, rows)) {
    const { person_id, leave_type_id, added_on } = account
    const key = { person_id, leave_type_id }
    const former = { ...account, employment: employmentPeriod({ ...before, added_on }) }
    const due = dueLines(former, today, { isFinal: true })
    await insertLines(
      work,
      due.map((line) => ({ ...key, ...line })),
    )
    const booked = { ...account, lines: [...account.lines, ...due] }
    for (const earned of earningCorrections(booked, null)) {
      await bookAdjustment(work, { ...key, ...earned, note: 'A new employment started' })
    }
  }
}
