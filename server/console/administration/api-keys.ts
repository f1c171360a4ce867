import { emptyState, linkButton } from '../../pages/components.ts'
import { html } from '../../pages/html.ts'
import { pager, table } from '../../pages/table.ts'
import { consolePage } from '../console-page.ts'
import { may, queryParameter } from '../page-context.ts'
import { keyState } from './key-state.ts'
import { namesFor } from './names.ts'

export const apiKeysPage = consolePage({
  path: '/api-keys',
  show: async (visit) => {
    const { api, formats, address } = visit
    const { data, nextCursor } = await api.apiKeys.list({ cursor: queryParameter(visit, 'cursor') })
    const names = await namesFor(
      visit,
      data.map(({ created_by }) => created_by),
    )
    const newKey = may(visit, 'keys:write') && linkButton('/console/api-keys/new', 'New API key', 'first')
    return {
      title: 'API keys',
      beside: html`${newKey}`,
      content: html`<p class="lead">With a key a program calls the API. It can do what its scopes say, and goes on when
        the user who made it leaves.</p>
      ${table(
        data,
        [
          {
            title: 'Name',
            cell: ({ id, name, prefix }) =>
              html`<a href="/console/api-keys/${id}">${name}</a><br><code class="soft">${prefix}…</code>`,
          },
          { title: 'State', cell: keyState },
          { title: 'Scopes', cell: ({ scopes }) => html`<code class="soft">${scopes.join(' ')}</code>` },
          {
            title: 'Last used',
            cell: ({ last_used_at }) => (last_used_at === null ? 'Never' : formats.time(last_used_at)),
          },
          {
            title: 'Expires',
            cell: ({ expires_at }) => (expires_at === null ? 'Never' : formats.time(expires_at)),
          },
          {
            title: 'Made by',
            cell: ({ created_by, created_by_api_key }) =>
              html`${names.user(created_by)}${created_by_api_key !== null && html`, with the key ${names.apiKey(created_by_api_key)}`}`,
          },
        ],
        {
          caption: 'API keys',
          empty: emptyState(
            'No API keys yet',
            newKey
              ? html`<p>Make one for each program that calls the API, with the scopes that it needs.</p>${newKey}`
              : html`<p>An owner or an administrator makes one for each program that calls the API.</p>`,
          ),
        },
      )}
      ${pager(address, nextCursor)}`,
    }
  },
})
