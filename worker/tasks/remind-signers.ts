import { businessesWithReminder, remindNext } from '../../server/documents/mails/remind-signers.ts'
import { inTurns } from '../for-each-business.ts'
import type { Task } from '../task.ts'

/** Sends all reminders that are due, those of each document in a transaction of its own. */
export const remindSigners: Task<'remind_signers'> = async (work) =>
  inTurns(work, await businessesWithReminder(work), 'a reminder', (work) => remindNext(work, { locked: 'skip' }))
