import { badge, linkButton } from '../../pages/components.ts'
import { dateFilter, filteredList, noMatches, searchFilter } from '../../pages/filters.ts'
import { html } from '../../pages/html.ts'
import { listQuery } from '../../pages/list-address.ts'
import { pager } from '../../pages/pager.ts'
import { table } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { may, queryDate, queryParameter } from '../page-context.ts'
import { readCustomRoles, roleName } from './roles.ts'
import { secondFactorState, userState } from './user-state.ts'

export const usersPage = consolePage({
  path: '/users',
  show: async (context) => {
    const { api, formats, address, me } = context
    const [q, since] = [queryParameter(context, 'q'), queryDate(context, 'since')]
    const page = await api.users.list({
      q,
      ...listQuery(context.address),
      ...(since !== undefined && { updated_since: formats.instant(`${since}T00:00`) }),
    })
    const { data } = page
    const roles = data.some(({ role_id }) => role_id !== null) ? await readCustomRoles(context) : []
    const filters = [
      searchFilter('q', text('administration.searchUsers'), q),
      dateFilter('since', text('administration.changedSince'), since, { format: formats.day }),
    ]
    return {
      title: text('administration.users'),
      headerActions: may(context, 'users:write')
        ? linkButton('/console/users/invite', text('administration.invite'), 'first')
        : html``,
      content: html`<p class="lead">${text('administration.usersLead', { business: me.business.name })}</p>
      ${filteredList(
        address,
        filters,
        html`${table(
          data,
          [
            {
              title: text('pages.name'),
              cell: ({ id, name }) =>
                html`<a href="/console/users/${id}">${name}</a> ${id === me.id && badge(text('administration.you'), 'now')}`,
            },
            { title: text('pages.email'), cell: ({ email }) => email },
            { title: text('administration.role'), priority: 'line', cell: (user) => roleName(user, roles) },
            { title: text('pages.status'), priority: 'figure', cell: userState },
            { title: text('administration.twoFactor'), cell: secondFactorState },
            {
              title: text('administration.lastLogin'),
              cell: ({ last_login_at }) =>
                last_login_at === null ? text('administration.never') : formats.time(last_login_at),
            },
          ],
          {
            caption: text('administration.users'),
            empty: noMatches(text('administration.noUsers'), address, filters),
          },
        )}
      ${pager(context, page)}`,
      )}`,
    }
  },
})
