import { businessesWithReminder, remindNext } from '../../server/documents/mails/remind-signers.ts'
import { roundRobin } from '../for-each-business.ts'
import type { Task } from '../task.ts'

/** Sends all due reminders, in one transaction per document. */
export const remindSigners: Task<'remind_signers'> = async (work) =>
  roundRobin(work, await businessesWithReminder(work), 'sending reminders', (work) =>
    remindNext(work, { locked: 'skip' }),
  )
