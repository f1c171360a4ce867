import { whereDefined } from '../db/driver/where-defined.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { cutPage, decodeCursor, idPosition } from '../operation/cursor.ts'
import { operation } from '../operation/operation.ts'
import { list } from '../operation/response.ts'
import { findDocument } from './find-document.ts'

/** The columns of an audit trail entry, which the API returns unchanged. */
export const trailColumns = ['seq', 'at', 'type', 'actor', 'ip', 'user_agent', 'data', 'prev_hash', 'hash'] as const

/** Lists the audit trail of a document, oldest entry first. */
export const documentsAudit = operation('documents.audit', async (work, { path: { id }, query }) => {
  const { limit = 25, cursor } = query
  const after = decodeCursor(cursor, idPosition) // the `seq` of an entry
  await findDocument(work, id)
  const rows = await work.db
    .selectFrom('document_audit')
    .select(trailColumns)
    .where((entry) =>
      entry.and([
        entry('business_id', '=', work.business_id),
        entry('document_id', '=', id),
        ...whereDefined(after, (seq) => entry('seq', '>', seq)),
      ]),
    )
    .orderBy('seq')
    .limit(limit + 1)
    .execute()
  const page = cutPage(rows, limit, ({ seq }) => seq)
  return list(page, (row): Schemas['DocumentAuditEntry'] => row)
})
