import { expireNextDocument } from '../../server/documents/expire-documents.ts'
import type { Task } from '../task.ts'

/** Expires all due documents, each in its own transaction. */
export const expireDocuments: Task<'expire_documents'> = async (work) => {
  while (await expireNextDocument(work));
}
