import { expireNext } from '../server/documents/expire-documents.ts'
import { remindNext } from '../server/documents/mails/remind-signers.ts'
import { bookDueLines } from '../server/leave/balances/book-due-lines.ts'
import type { Work } from '../server/operation/work.ts'
import { publishNextStatus } from '../server/people/publish-next-status.ts'

/*
 * What the clock of a business makes happen. The worker does it for all businesses at once where they go by the real
 * time, and one by one for sandboxes.
 */

/** What begins with a day. */
export async function startDay(work: Work): Promise<void> {
  await bookDueLines(work)
}

/** A clock goes on once this is done: what somebody holds at the moment is still to be done. */
const wait = { locked: 'wait' } as const

/** What is due at any time of the day. */
export async function doDueWork(work: Work): Promise<void> {
  while (await publishNextStatus(work, wait));
  while (await remindNext(work, wait));
  while (await expireNext(work, wait));
}
