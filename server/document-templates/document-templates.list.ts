import { whereDefined } from '../db/driver/where-defined.ts'
import { cutPage, decodeCursor, idPosition } from '../operation/cursor.ts'
import { operation } from '../operation/operation.ts'
import { list } from '../operation/response.ts'
import { presentDocumentTemplate } from './present-document-template.ts'
import { selectTemplates } from './select-templates.ts'

/** Lists the templates of the business by ID. */
export const documentTemplatesList = operation('documentTemplates.list', async (work, { query }) => {
  const { limit = 25, cursor, updated_since } = query
  const after = decodeCursor(cursor, idPosition)
  const rows = await selectTemplates(work)
    .whereRef('document_template_revisions.revision', '=', 'document_templates.version')
    .where((template) =>
      template.and([
        ...whereDefined(after, (id) => template('document_templates.id', '>', id)),
        ...whereDefined(updated_since, (time) => template('document_templates.updated_at', '>=', time)),
      ]),
    )
    .orderBy('document_templates.id')
    .limit(limit + 1)
    .execute()
  return list(cutPage(rows, limit), presentDocumentTemplate)
})
