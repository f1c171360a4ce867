import { readClock } from '../../business/clock.ts'
import type { Change, GlobalWork, Locked, Work } from '../../operation/work.ts'
import { appendToTrail } from '../append-to-trail.ts'
import { businessesWithDueDocuments, performNextDue } from '../due-documents.ts'
import { lockDocument } from '../find-document.ts'
import { nextSigners } from '../present-document.ts'
import { endSigningLinks } from '../signing/signing-links.ts'
import { nextReminder } from './next-reminder.ts'
import { queueMails } from './queue-mails.ts'

/** Returns the IDs of the businesses with a due reminder. */
export const businessesWithReminder = (work: GlobalWork): Promise<number[]> =>
  businessesWithDueDocuments(work, 'next_reminder_at')

/** Sends the first due reminder of a business, by the clock of the business. @returns whether a reminder was due */
export const remindNext = (work: Work, locked: Locked): Promise<boolean> => performNextDue(work, reminder, locked)

const reminder = { at: 'next_reminder_at', perform: remindSigners } as const

/**
 * Emails a new link to each signer whose turn it is, and ends the links of earlier emails. Links from the sender remain
 * valid, because the signer may be using one of them.
 */
async function remindSigners(work: Change, id: number): Promise<void> {
  const { db, business_id } = work
  const row = await lockDocument(work, id)
  const at = await readClock(work)
  await db
    .updateTable('documents')
    .set({ next_reminder_at: nextReminder(row, at) })
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .execute()
  if ((row.expires_at ?? '') <= at) return
  for (const { id: signer_id } of nextSigners(row)) {
    await endSigningLinks(work, [signer_id], 'mail')
    await queueMails(work, id, 'remind', [{ signer_id }])
    await appendToTrail(work, id, { type: 'reminded', data: { signer_id, delivery: 'mail' }, at })
  }
}
