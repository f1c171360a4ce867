import { expireNextDocument } from '../../server/documents/expire-documents.ts'
import { jobs } from '../../server/jobs.ts'
import type { Task } from '../task.ts'

/** Expires what is due, one document after the other, each in a transaction of its own. */
export const expireDocuments: Task = async (payload, { orm, config }) => {
  jobs.expire_documents.parse(payload)
  while (await expireNextDocument(orm.em.fork(), config));
}
