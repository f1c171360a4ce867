import { emptyState, linkButton } from '../../pages/components.ts'
import { html } from '../../pages/html.ts'
import { listQuery } from '../../pages/list-address.ts'
import { pager } from '../../pages/pager.ts'
import { table } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { may } from '../page-context.ts'
import { dataFieldList } from './merge-fields.ts'

const path = '/console/documents/templates'

export const templatesPage = consolePage({
  path: '/documents/templates',
  show: async (context) => {
    const { api, formats } = context
    const page = await api.documentTemplates.list(listQuery(context.address))
    const { data } = page
    const newTemplate = may(context, 'documents:write') && linkButton(`${path}/new`, text('templates.new'), 'first')
    return {
      title: text('templates.title'),
      ...(newTemplate && { headerActions: newTemplate }),
      content: html`<p class="lead">${text('templates.lead')}</p>
        ${table(
          data,
          [
            { title: text('templates.template'), cell: ({ id, name }) => html`<a href="${path}/${id}">${name}</a>` },
            { title: text('templates.toFillIn'), cell: dataFieldList },
            { title: text('templates.revision'), cell: ({ revision }) => revision, isNumber: true },
            { title: text('templates.changed'), priority: 'line', cell: ({ updated_at }) => formats.time(updated_at) },
          ],
          {
            caption: text('templates.title'),
            empty: emptyState(text('templates.none'), html`<p>${text('templates.none.text')}</p>${newTemplate}`),
          },
        )}
        ${pager(context, page)}`,
    }
  },
})
