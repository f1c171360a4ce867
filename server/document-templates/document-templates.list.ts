import { z } from 'zod'
import type { Operation } from '../operation/contract.ts'
import { decodeCursor, pageOf } from '../operation/cursor.ts'
import { presentDocumentTemplate } from './present-document-template.ts'
import { templates } from './select-templates.ts'

const position = z.int().positive() // the id of the last template of the page before

/** The templates of the business, by id. */
export const documentTemplatesList: Operation<'documentTemplates.list'> = async ({
  query: { limit = 25, cursor, updated_since },
  principal: { business_id },
  em,
}) => {
  const after = decodeCursor(cursor, position)
  const rows = await templates(em, business_id)
    .whereRef('document_template_revisions.revision', '=', 'document_templates.version')
    .$if(after !== undefined, (all) => all.where('document_templates.id', '>', after ?? 0))
    .$if(updated_since !== undefined, (all) => all.where('document_templates.updated_at', '>=', updated_since ?? ''))
    .orderBy('document_templates.id')
    .limit(limit + 1)
    .execute()
  const page = pageOf(rows, limit, ({ id }) => id)
  const data = page.rows.map(presentDocumentTemplate)
  return { status: 200, body: { success: true, data, meta: { next_cursor: page.next_cursor } } }
}
