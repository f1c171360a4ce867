import { recordAudit } from '../audit/record-audit.ts'
import { inTransaction, sqlOf } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { lockDocument } from './find-document.ts'

/** Deletes a draft with its file, which nobody was asked to sign. */
export const documentsDelete: Operation<'documents.delete'> = ({ path: { id }, header, principal, em, origin }) =>
  inTransaction(em, async (t) => {
    const { business_id } = principal
    await lockDocument(t, business_id, id, { in: ['draft'], to: 'be deleted', ifMatch: header['If-Match'] })
    await sqlOf(t)
      .deleteFrom('documents')
      .where('id', '=', id)
      .where('business_id', '=', business_id)
      .where('status', '=', 'draft')
      .execute()
    await recordAudit(t, origin, principal, { business_id, action: 'document.deleted', detail: { document_id: id } })
    return { status: 204 }
  })
