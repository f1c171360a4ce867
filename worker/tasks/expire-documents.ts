import { businessesWithExpiry, expireNext } from '../../server/documents/expire-documents.ts'
import { inTurns } from '../for-each-business.ts'
import type { Task } from '../task.ts'

/** Expires all due documents, each in its own transaction. Those that somebody holds are left to the next run. */
export const expireDocuments: Task<'expire_documents'> = async (work) =>
  inTurns(work, await businessesWithExpiry(work), 'expiring a document', (work) => expireNext(work, { locked: 'skip' }))
