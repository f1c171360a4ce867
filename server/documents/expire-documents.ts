import { sql } from 'kysely'
import { readClock } from '../business/clock.ts'
import type { Change, GlobalWork, Locked, Work } from '../operation/work.ts'
import { changeDocument } from './change-document.ts'
import { businessesWithDueDocuments, performNextDue } from './due-documents.ts'
import { queueMails, senderRecipients } from './mails/queue-mails.ts'

/** Returns the IDs of the businesses with a document to expire. */
export const businessesWithExpiry = (work: GlobalWork): Promise<number[]> =>
  businessesWithDueDocuments(work, 'expires_at')

/** Expires the first due document of a business, by the clock of the business. @returns whether a document was due */
export const expireNext = (work: Work, locked: Locked): Promise<boolean> => performNextDue(work, expiry, locked)

const expiry = { at: 'expires_at', perform: expireDocument } as const

async function expireDocument(work: Change, id: number): Promise<void> {
  const at = await readClock(work)
  const row = await changeDocument(work, id, {
    from: 'sent',
    to: 'expired',
    condition: sql`expires_at <= ${at}`,
    set: { expired_at: at },
    at,
  })
  if (row) await queueMails(work, id, 'expired', senderRecipients(row))
}
