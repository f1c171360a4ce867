import { readClock } from '../business/clock.ts'
import type { Change, GlobalWork, Work } from '../operation/work.ts'
import { changeDocument } from './change-document.ts'
import { queueMails, senderOf } from './queue-mails.ts'
import { isDueIn, takeDueStep, takeDueStepIn } from './take-due-step.ts'

/** Expires the document whose time ran out first, of all businesses. Returns whether there was one. */
export const expireNextDocument = (work: GlobalWork): Promise<boolean> => takeDueStep(work, expiry)

/** Does the same for one business, by its own clock. */
export const expireNextOf = (work: Work): Promise<boolean> => takeDueStepIn(work, expiry)

const expiry = { at: 'expires_at', take: expireDocument } as const

async function expireDocument(work: Change, id: number): Promise<void> {
  const at = await readClock(work)
  const row = await changeDocument(work, id, {
    from: 'sent',
    to: 'expired',
    only: isDueIn(work, 'expires_at'),
    set: { expired_at: at },
    at,
  })
  if (row) await queueMails(work, id, 'expired', senderOf(row))
}
