import { sql } from 'kysely'
import { readClock } from '../business/clock.ts'
import type { Change, GlobalWork, Locked, Work } from '../operation/work.ts'
import { changeDocument } from './change-document.ts'
import { queueMails, senderOf } from './mails/queue-mails.ts'
import { businessesWithDue, takeDueStep } from './take-due-step.ts'

/** The businesses that have a document whose time ran out. */
export const businessesWithExpiry = (work: GlobalWork): Promise<number[]> => businessesWithDue(work, 'expires_at')

/** Expires the document of a business whose time ran out first, by its own clock. Returns whether there was one. */
export const expireNext = (work: Work, locked: Locked): Promise<boolean> => takeDueStep(work, expiry, locked)

const expiry = { at: 'expires_at', take: expireDocument } as const

async function expireDocument(work: Change, id: number): Promise<void> {
  const at = await readClock(work)
  const row = await changeDocument(work, id, {
    from: 'sent',
    to: 'expired',
    only: sql`expires_at <= ${at}`,
    set: { expired_at: at },
    at,
  })
  if (row) await queueMails(work, id, 'expired', senderOf(row))
}
