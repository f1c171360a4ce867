import { z } from 'zod'
import { given } from '../db/given.ts'
import { sqlOf } from '../db/orm.ts'
import type { Operation, Schemas } from '../operation/contract.ts'
import { decodeCursor, pageOf } from '../operation/cursor.ts'
import { findDocument } from './find-document.ts'

const position = z.int().positive() // the place of the last entry of the page before

/** The trail of a document, the oldest first. */
export const documentsAudit: Operation<'documents.audit'> = async ({
  path: { id },
  query: { limit = 25, cursor },
  principal: { business_id },
  em,
}) => {
  const after = decodeCursor(cursor, position)
  await findDocument(em, { business_id, id })
  const rows = await sqlOf(em)
    .selectFrom('document_audit')
    .select(['seq', 'at', 'type', 'actor', 'ip', 'user_agent', 'data', 'prev_hash', 'hash'])
    .where((entry) =>
      entry.and([
        entry('business_id', '=', business_id),
        entry('document_id', '=', id),
        ...given(after, (seq) => entry('seq', '>', seq)),
      ]),
    )
    .orderBy('seq')
    .limit(limit + 1)
    .execute()
  const page = pageOf(rows, limit, ({ seq }) => seq)
  const data = page.rows.map((row): Schemas['DocumentAuditEntry'] => ({
    seq: row.seq,
    at: row.at,
    type: row.type,
    actor: row.actor,
    ip: row.ip,
    user_agent: row.user_agent,
    data: row.data,
    prev_hash: row.prev_hash,
    hash: row.hash,
  }))
  return { status: 200, body: { success: true, data, meta: { next_cursor: page.next_cursor } } }
}
