import { badge, emptyState, linkButton } from '../../pages/components.ts'
import { filters, input } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { pager, table } from '../../pages/table.ts'
import { consolePage } from '../console-page.ts'
import { may, queryParameter } from '../page-context.ts'
import { roleName } from './roles.ts'
import { secondFactorState, userState } from './user-state.ts'

export const usersPage = consolePage({
  path: '/users',
  show: async (visit) => {
    const { api, formats, address, me } = visit
    const [q, since] = [queryParameter(visit, 'q'), queryParameter(visit, 'since')]
    const { data, nextCursor } = await api.users.list({
      q,
      cursor: queryParameter(visit, 'cursor'),
      ...(since !== undefined && { updated_since: formats.instant(`${since}T00:00`) }),
    })
    return {
      title: 'Users',
      beside: may(visit, 'users:write') ? linkButton('/console/users/invite', 'Invite a user', 'first') : html``,
      content: html`<p class="lead">Who can sign in to ${me.business.name}, and what they may do there.</p>
      ${filters([
        input('q', 'Name or e-mail', { type: 'search', value: q, maxlength: 200 }),
        input('since', 'Changed since', { type: 'date', value: since }),
      ])}
      ${table(
        data,
        [
          {
            title: 'Name',
            cell: ({ id, name }) =>
              html`<a href="/console/users/${id}">${name}</a> ${id === me.id && badge('you', 'now')}`,
          },
          { title: 'E-mail', cell: ({ email }) => email },
          { title: 'Role', cell: ({ role }) => roleName(role) },
          { title: 'State', cell: userState },
          { title: 'Second factor', cell: secondFactorState },
          {
            title: 'Last login',
            cell: ({ last_login_at }) => (last_login_at === null ? 'Never' : formats.time(last_login_at)),
          },
        ],
        {
          caption: 'Users',
          empty: emptyState(
            'No user is like this',
            html`<p>Search for something else, or see <a href="/console/users">all users</a>.</p>`,
          ),
        },
      )}
      ${pager(address, nextCursor)}`,
    }
  },
})
