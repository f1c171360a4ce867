import { type AuditEntry, recordAudit } from '../audit/record-audit.ts'
import type { Change } from '../operation/work.ts'
import type { DocumentRow } from './present-document.ts'

/**
 * Records an action on a document in the audit log, with the person that the document is for, so that the entry is part
 * of the history of that person.
 */
export const recordDocumentAudit = (
  work: Change,
  { id, person_id }: Pick<DocumentRow, 'id' | 'person_id'>,
  { action, detail }: Pick<AuditEntry, 'action' | 'detail'>,
): void => recordAudit(work, { action, detail: { document_id: id, person_id, ...detail } })
