import { expireNext } from '../server/documents/expire-documents.ts'
import { remindNext } from '../server/documents/mails/remind-signers.ts'
import { bookDueLines } from '../server/leave/balances/book-due-lines.ts'
import type { Work } from '../server/operation/work.ts'
import { draftNextRun } from '../server/pay-runs/pay-schedules/draft-next-run.ts'
import { applyNextAssignment } from '../server/people/assignments/apply-due.ts'
import { publishNextStatus } from '../server/people/publish-next-status.ts'
import { publishNextOverdue } from '../server/tasks/publish-overdue.ts'

/*
 * The work that becomes due as the clock of a sandbox advances. For all other businesses, scheduled tasks perform it.
 */

/** Performs the work that is due at the start of a day. */
export async function startDay(work: Work): Promise<void> {
  await bookDueLines(work)
}

/** The option to wait for locked rows: the clock advances only once all due work is done. */
const wait = { locked: 'wait' } as const

/** Performs the work that can become due at any time of the day. */
export async function performDueWork(work: Work): Promise<void> {
  while (await publishNextStatus(work, wait));
  while (await applyNextAssignment(work, wait));
  while (await draftNextRun(work, wait));
  while (await publishNextOverdue(work, wait));
  while (await remindNext(work, wait));
  while (await expireNext(work, wait));
}
