import { emptyState, linkButton } from '../../pages/components.ts'
import { html } from '../../pages/html.ts'
import { listQuery } from '../../pages/list-address.ts'
import { pager } from '../../pages/pager.ts'
import { table } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { may } from '../page-context.ts'

/** The apps of the business. */
export const appsPage = consolePage({
  path: '/apps',
  needs: 'keys:read',
  show: async (context) => {
    const page = await context.api.apps.list(listQuery(context.address))
    const newApp = may(context, 'keys:write') && linkButton('/console/apps/new', text('apps.new'), 'first')
    return {
      title: text('apps.title'),
      headerActions: html`${newApp}`,
      content: html`<p class="lead">${text('apps.lead')}</p>
      ${table(
        page.data,
        [
          {
            title: text('pages.name'),
            cell: ({ id, name }) => html`<a href="/console/apps/${id}">${name}</a>`,
          },
          { title: text('apps.type'), cell: ({ type }) => text(`apps.type.${type}`) },
          { title: text('apps.scopes'), cell: ({ scopes }) => html`<code class="soft">${scopes.join(' ')}</code>` },
        ],
        {
          caption: text('apps.title'),
          empty: emptyState(text('apps.none'), html`<p>${text('apps.noneYet')}</p>${newApp}`),
        },
      )}
      ${pager(context, page)}`,
    }
  },
})
