import { emptyState, linkButton } from '../../pages/components.ts'
import { html } from '../../pages/html.ts'
import { pager, table } from '../../pages/table.ts'
import { consolePage } from '../console-page.ts'
import { may, queryParameter } from '../page-context.ts'
import { toFillIn } from './merge-fields.ts'

const path = '/console/documents/templates'

export const templatesPage = consolePage({
  path: '/documents/templates',
  show: async (visit) => {
    const { api, address, formats } = visit
    const { data, nextCursor } = await api.documentTemplates.list({ cursor: queryParameter(visit, 'cursor') })
    const newTemplate = may(visit, 'documents:write') && linkButton(`${path}/new`, 'New template', 'first')
    return {
      title: 'Templates',
      ...(newTemplate && { beside: newTemplate }),
      content: html`<p class="lead">Texts with fields, from which documents are made.</p>
        ${table(
          data,
          [
            { title: 'Template', cell: ({ id, name }) => html`<a href="${path}/${id}">${name}</a>` },
            { title: 'To fill in', cell: toFillIn },
            { title: 'Revision', cell: ({ revision }) => revision, isNumber: true },
            { title: 'Changed', cell: ({ updated_at }) => formats.time(updated_at) },
          ],
          {
            caption: 'Templates',
            empty: emptyState(
              'No templates yet',
              html`<p>Write a contract once, with fields for what differs, and make it for each person.</p>${newTemplate}`,
            ),
          },
        )}
        ${pager(address, nextCursor)}`,
    }
  },
})
