import { businessesWithExpiry, expireNext } from '../../server/documents/expire-documents.ts'
import { roundRobin } from '../for-each-business.ts'
import type { Task } from '../task.ts'

/** Expires all due documents, each in its own transaction. Locked documents are left for the next run. */
export const expireDocuments: Task<'expire_documents'> = async (work) =>
  roundRobin(work, await businessesWithExpiry(work), 'expiring documents', (work) =>
    expireNext(work, { locked: 'skip' }),
  )
