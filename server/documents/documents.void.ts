import { recordAudit } from '../audit/record-audit.ts'
import { inTransaction } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { actorOf, readClock } from './append-audit.ts'
import { changeDocument } from './change-document.ts'
import { lockDocument } from './find-document.ts'
import { presentDocument } from './present-document.ts'

/** Withdraws a document that not everybody has signed. */
export const documentsVoid: Operation<'documents.void'> = ({ path: { id }, header, body, principal, em, origin }) =>
  inTransaction(em, async (t) => {
    const { business_id } = principal
    const { reason } = body
    const { status: from } = await lockDocument(t, business_id, id, {
      in: ['draft', 'sent', 'expired'],
      to: 'be withdrawn',
      ifMatch: header['If-Match'],
    })
    const at = await readClock(t)
    const change = { from, to: 'voided' as const, set: { voided_at: at, reason }, data: { reason } }
    const by = { at, actor: actorOf(principal), origin }
    const row = await changeDocument(t, { business_id, id }, { ...change, ...by })
    if (!row) throw new Error(`the document ${id} changed under its lock`)
    await recordAudit(t, origin, principal, {
      business_id,
      action: 'document.voided',
      detail: { document_id: id, reason },
    })
    return { status: 200, body: { success: true, data: presentDocument(row) } }
  })
