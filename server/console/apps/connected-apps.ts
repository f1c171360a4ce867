import { emptyState } from '../../pages/components.ts'
import { form, hidden } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { listQuery } from '../../pages/list-address.ts'
import { pager } from '../../pages/pager.ts'
import { table } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { scopeList } from './app-scopes.ts'

/** The apps that act for the user. */
export const connectedAppsPage = consolePage({
  path: '/account/apps',
  show: async (context) => {
    const { api, formats, formToken: token, address } = context
    const page = await api.connectedApps.list(listQuery(address))
    return {
      title: text('apps.connected'),
      content: html`<p class="lead">${text('apps.connectedLead')}</p>
      ${table(
        page.data,
        [
          { title: text('pages.name'), cell: ({ app_name }) => app_name },
          { title: text('apps.access'), cell: ({ scopes }) => scopeList(scopes) },
          { title: text('apps.connectedAt'), cell: ({ created_at }) => formats.time(created_at) },
          {
            title: text('apps.lastToken'),
            cell: ({ last_token_at }) => (last_token_at === null ? text('apps.never') : formats.time(last_token_at)),
          },
          {
            title: text('account.actions'),
            isTitleHidden: true,
            cell: ({ id }) =>
              form({
                action: 'disconnect',
                submit: text('apps.disconnect'),
                token,
                kind: 'plain',
                fields: [hidden('id', id)],
              }),
          },
        ],
        {
          caption: text('apps.connected'),
          empty: emptyState(text('apps.noConnected'), html`<p>${text('apps.noConnectedYet')}</p>`),
        },
      )}
      ${pager(context, page)}`,
    }
  },
  actions: {
    disconnect: async ({ api }, form) => {
      await api.connectedApps.disconnect(form.number('id'))
      return { goTo: '/console/account/apps', notice: text('apps.disconnected') }
    },
  },
})
