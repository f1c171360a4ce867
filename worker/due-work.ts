import { expireNextOf } from '../server/documents/expire-documents.ts'
import { remindNextOf } from '../server/documents/remind-signers.ts'
import { bookDueLines } from '../server/leave/book-due-lines.ts'
import type { Work } from '../server/operation/work.ts'
import { tellNextStatusOf } from '../server/people/tell-next-status.ts'

/*
 * What the clock of a business makes happen. The worker does it for all businesses at once where they go by the real
 * time, and one by one for sandboxes.
 */

/** What begins with a day. */
export async function startDay(work: Work): Promise<void> {
  await bookDueLines(work)
}

/** What is due at any time of the day. */
export async function doDueWork(work: Work): Promise<void> {
  while (await tellNextStatusOf(work));
  while (await remindNextOf(work));
  while (await expireNextOf(work));
}
