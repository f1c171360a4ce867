import { remindNextDocument } from '../../server/documents/remind-signers.ts'
import type { Task } from '../task.ts'

/** Sends all reminders that are due, those of each document in a transaction of its own. */
export const remindSigners: Task<'remind_signers'> = async (work) => {
  while (await remindNextDocument(work));
}
