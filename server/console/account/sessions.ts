import { badge, emptyState } from '../../pages/components.ts'
import { form, hidden } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { pager, table } from '../../pages/table.ts'
import { consolePage } from '../console-page.ts'
import { queryParameter } from '../page-context.ts'
import { browserName } from './browser-name.ts'

export const sessionsPage = consolePage({
  path: '/account/sessions',
  show: async ({ api, formats, formToken: token, address }) => {
    const { data, nextCursor } = await api.sessions.list({ cursor: queryParameter({ address }, 'cursor') })
    return {
      title: 'Sessions',
      content: html`<p class="lead">Where you are signed in. End what you do not know, then change your password.</p>
      ${table(
        data.toSorted((a, b) => Number(b.current) - Number(a.current) || b.last_used_at.localeCompare(a.last_used_at)),
        [
          {
            title: 'Device',
            cell: ({ user_agent, current }) =>
              html`${browserName(user_agent)} ${current && badge('this session', 'now')}`,
          },
          { title: 'Address', cell: ({ ip }) => html`<code>${ip ?? 'unknown'}</code>` },
          { title: 'Since', cell: ({ created_at }) => formats.time(created_at) },
          { title: 'Last used', cell: ({ last_used_at }) => formats.time(last_used_at) },
          {
            title: 'Actions',
            isTitleHidden: true,
            cell: ({ id, current }) =>
              !current && form({ action: 'end', submit: 'End', token, kind: 'plain', fields: [hidden('id', id)] }),
          },
        ],
        {
          caption: 'Your sessions',
          empty: emptyState('No sessions', html`<p>Sessions appear here once you sign in.</p>`),
        },
      )}
      ${pager(address, nextCursor)}`,
    }
  },
  actions: {
    end: async ({ api }, form) => {
      await api.sessions.revoke(form.number('id'))
      return { goTo: '/console/account/sessions', notice: 'The session has ended.' }
    },
  },
})
