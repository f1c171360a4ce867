import { emptyState, linkButton } from '../../pages/components.ts'
import { html } from '../../pages/html.ts'
import { listQuery } from '../../pages/list-address.ts'
import { pager } from '../../pages/pager.ts'
import { table } from '../../pages/table.ts'
import { rich, text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { may } from '../page-context.ts'
import { keyState } from './key-state.ts'
import { namesFor } from './names.ts'

export const apiKeysPage = consolePage({
  path: '/api-keys',
  show: async (context) => {
    const { api, formats } = context
    const page = await api.apiKeys.list(listQuery(context.address))
    const { data } = page
    const names = await namesFor(
      context,
      data.map(({ created_by }) => created_by),
    )
    const newKey =
      may(context, 'keys:write') && linkButton('/console/api-keys/new', text('administration.newKey'), 'first')
    return {
      title: text('administration.apiKeys'),
      headerActions: html`${newKey}`,
      content: html`<p class="lead">${text('administration.apiKeysLead')}</p>
      ${table(
        data,
        [
          {
            title: text('pages.name'),
            cell: ({ id, name, prefix }) =>
              html`<a href="/console/api-keys/${id}">${name}</a><br><code class="soft">${prefix}…</code>`,
          },
          { title: text('pages.status'), priority: 'figure', cell: keyState },
          {
            title: text('administration.scopes'),
            cell: ({ scopes }) => html`<code class="soft">${scopes.join(' ')}</code>`,
          },
          {
            title: text('administration.lastUsed'),
            cell: ({ last_used_at }) =>
              last_used_at === null ? text('administration.never') : formats.time(last_used_at),
          },
          {
            title: text('administration.expires'),
            cell: ({ expires_at }) => (expires_at === null ? text('administration.never') : formats.time(expires_at)),
          },
          {
            title: text('administration.createdBy'),
            cell: ({ created_by, created_by_api_key }) =>
              created_by_api_key === null
                ? names.user(created_by)
                : rich('administration.createdWith', {
                    user: names.user(created_by),
                    key: names.apiKey(created_by_api_key),
                  }),
          },
        ],
        {
          caption: text('administration.apiKeys'),
          empty: emptyState(
            text('administration.noKeys'),
            newKey
              ? html`<p>${text('administration.noKeysYet')}</p>${newKey}`
              : html`<p>${text('administration.noKeysEmployee')}</p>`,
          ),
        },
      )}
      ${pager(context, page)}`,
    }
  },
})
