import { readClock } from '../../business/clock.ts'
import type { Change, GlobalWork, Locked, Work } from '../../operation/work.ts'
import { appendToTrail } from '../append-to-trail.ts'
import { lockDocument } from '../find-document.ts'
import { nextSigners } from '../present-document.ts'
import { endSigningLinks } from '../signing/signing-links.ts'
import { businessesWithDue, takeDueStep } from '../take-due-step.ts'
import { nextReminder } from './next-reminder.ts'
import { queueMails } from './queue-mails.ts'

/** The businesses that have a document whose reminder is due. */
export const businessesWithReminder = (work: GlobalWork): Promise<number[]> =>
  businessesWithDue(work, 'next_reminder_at')

/** Reminds the signers of the document of a business whose reminder is due first. Returns whether there was one. */
export const remindNext = (work: Work, locked: Locked): Promise<boolean> => takeDueStep(work, reminder, locked)

const reminder = { at: 'next_reminder_at', take: remindSigners } as const

/**
 * Has each signer whose turn it is mailed a new link in place of those in mails before. Links that the sender handed over
 * stay good, as nobody knows here whether they have been used.
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
