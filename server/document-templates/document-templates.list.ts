import { whereDefined } from '../db/driver/where-defined.ts'
import { idOrder } from '../operation/list-order.ts'
import { operation } from '../operation/operation.ts'
import { readPage } from '../operation/read-page.ts'
import { list } from '../operation/response.ts'
import { presentDocumentTemplate } from './present-document-template.ts'
import { selectTemplates } from './select-templates.ts'

const byId = idOrder('document_templates.id')

/** Lists the templates of the business by ID. */
export const documentTemplatesList = operation(
  'documentTemplates.list',
  async (work, { query: { updated_since, ...query } }) => {
    const templates = selectTemplates(work)
      .whereRef('document_template_revisions.revision', '=', 'document_templates.version')
      .where((template) =>
        template.and(whereDefined(updated_since, (time) => template('document_templates.updated_at', '>=', time))),
      )
    return list(await readPage(work, query, byId, templates), presentDocumentTemplate)
  },
)
