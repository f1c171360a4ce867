import { sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import { inTransaction, sqlOf } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { lockTemplate } from './select-templates.ts'

/** Takes a template out of use; its revisions stay for the documents that were made from them. */
export const documentTemplatesDelete: Operation<'documentTemplates.delete'> = ({
  path: { id },
  header,
  principal,
  em,
  origin,
}) =>
  inTransaction(em, async (t) => {
    const { business_id } = principal
    await lockTemplate(t, business_id, id, header['If-Match'])
    await sqlOf(t)
      .updateTable('document_templates')
      .set({ deleted_at: sql`now()`, updated_at: sql`now()` })
      .where('id', '=', id)
      .where('business_id', '=', business_id)
      .where('deleted_at', 'is', null)
      .execute()
    const detail = { document_template_id: id }
    await recordAudit(t, origin, principal, { business_id, action: 'document_template.deleted', detail })
    return { status: 204 }
  })
