import { badge, emptyState, linkButton } from '../../pages/components.ts'
import { filters, input } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { pager, table } from '../../pages/table.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { consolePage } from '../console-page.ts'
import { may, queryParameter } from '../page-context.ts'
import { roleName } from './roles.ts'
import { secondFactorState, userState } from './user-state.ts'

export const usersPage = consolePage({
  path: '/users',
  show: async (context) => {
    const { api, formats, address, me } = context
    const [q, since] = [queryParameter(context, 'q'), queryParameter(context, 'since')]
    const { data, nextCursor } = await api.users.list({
      q,
      cursor: queryParameter(context, 'cursor'),
      ...(since !== undefined && { updated_since: formats.instant(`${since}T00:00`) }),
    })
    return {
      title: text('administration.users'),
      headerActions: may(context, 'users:write')
        ? linkButton('/console/users/invite', text('administration.invite'), 'first')
        : html``,
      content: html`<p class="lead">${text('administration.usersLead', { business: me.business.name })}</p>
      ${filters([
        input('q', text('administration.searchUsers'), { type: 'search', value: q, maxlength: 200 }),
        input('since', text('administration.changedSince'), { type: 'date', value: since }),
      ])}
      ${table(
        data,
        [
          {
            title: text('pages.name'),
            cell: ({ id, name }) =>
              html`<a href="/console/users/${id}">${name}</a> ${id === me.id && badge(text('administration.you'), 'now')}`,
          },
          { title: text('pages.email'), cell: ({ email }) => email },
          { title: text('administration.role'), cell: ({ role }) => roleName(role) },
          { title: text('pages.status'), cell: userState },
          { title: text('administration.twoFactor'), cell: secondFactorState },
          {
            title: text('administration.lastLogin'),
            cell: ({ last_login_at }) =>
              last_login_at === null ? text('administration.never') : formats.time(last_login_at),
          },
        ],
        {
          caption: text('administration.users'),
          empty: emptyState(
            text('administration.noUsers'),
            html`<p>${rich('administration.clearFilters', { link: linkTo('/console/users') })}</p>`,
          ),
        },
      )}
      ${pager(address, nextCursor)}`,
    }
  },
})
