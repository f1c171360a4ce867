import type { Schemas } from '../operation/contract/contract.ts'
import { idOrder } from '../operation/list-order.ts'
import { operation } from '../operation/operation.ts'
import { readPage } from '../operation/read-page.ts'
import { list } from '../operation/response.ts'
import { findDocument } from './find-document.ts'

/** The columns of an audit trail entry, which the API returns unchanged. */
export const trailColumns = ['seq', 'at', 'type', 'actor', 'ip', 'user_agent', 'data', 'prev_hash', 'hash'] as const

const bySequence = idOrder('seq')

/** Lists the audit trail of a document, oldest entry first. */
export const documentsAudit = operation('documents.audit', async (work, { path: { id }, query }) => {
  await findDocument(work, id)
  const entries = work.db
    .selectFrom('document_audit')
    .select(trailColumns)
    .where('business_id', '=', work.business_id)
    .where('document_id', '=', id)
  return list(await readPage(work, query, bySequence, entries), (row): Schemas['DocumentAuditEntry'] => row)
})
