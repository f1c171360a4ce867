import { badge, emptyState } from '../../pages/components.ts'
import { form, hidden } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { listQuery } from '../../pages/list-address.ts'
import { pager } from '../../pages/pager.ts'
import { table } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { browserName } from './browser-name.ts'

export const sessionsPage = consolePage({
  path: '/account/sessions',
  show: async (context) => {
    const { api, formats, formToken: token, address } = context
    const page = await api.sessions.list(listQuery(address))
    const { data } = page
    return {
      title: text('account.sessions'),
      content: html`<p class="lead">${text('account.sessionsLead')}</p>
      ${table(
        data.toSorted((a, b) => Number(b.current) - Number(a.current) || b.last_used_at.localeCompare(a.last_used_at)),
        [
          {
            title: text('account.device'),
            cell: ({ user_agent, current }) =>
              html`${browserName(user_agent)} ${current && badge(text('account.thisSession'), 'now')}`,
          },
          {
            title: text('account.ipAddress'),
            cell: ({ ip }) => html`<code>${ip ?? text('account.unknownAddress')}</code>`,
          },
          { title: text('account.signedIn'), cell: ({ created_at }) => formats.time(created_at) },
          { title: text('account.lastUsed'), cell: ({ last_used_at }) => formats.time(last_used_at) },
          {
            title: text('account.actions'),
            isTitleHidden: true,
            cell: ({ id, current }) =>
              !current &&
              form({
                action: 'end',
                submit: text('account.endSession'),
                token,
                kind: 'plain',
                fields: [hidden('id', id)],
              }),
          },
        ],
        {
          caption: text('account.sessionsCaption'),
          empty: emptyState(text('account.noSessions'), html`<p>${text('account.noSessionsYet')}</p>`),
        },
      )}
      ${pager(context, page)}`,
    }
  },
  actions: {
    end: async ({ api }, form) => {
      await api.sessions.revoke(form.number('id'))
      return { goTo: '/console/account/sessions', notice: text('account.sessionEnded') }
    },
  },
})
