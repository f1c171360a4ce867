import { sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import { change } from '../operation/operation.ts'
import { noContent } from '../operation/response.ts'
import { recordEvent } from '../outbox/record-event.ts'
import { templateEventData } from './present-document-template.ts'
import { lockTemplate } from './select-templates.ts'

/** Soft-deletes a template. Its revisions are kept for the documents that refer to them. */
export const documentTemplatesDelete = change('documentTemplates.delete', async (work, { path: { id }, header }) => {
  const { db, business_id } = work
  const last = await lockTemplate(work, id, header['If-Match'])
  const { updated_at } = await db
    .updateTable('document_templates')
    .set({ deleted_at: sql`now()`, updated_at: sql`now()` })
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .where('deleted_at', 'is', null)
    .returning('updated_at')
    .executeTakeFirstOrThrow()
  const data = templateEventData(last)
  await recordEvent(work, { type: 'document_template.deleted', data, created_at: updated_at })
  recordAudit(work, { action: 'document_template.deleted', detail: { document_template_id: id } })
  return noContent()
})
