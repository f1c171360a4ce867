import { emptyState, linkButton } from '../../pages/components.ts'
import { html } from '../../pages/html.ts'
import { table } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { may } from '../page-context.ts'
import { newRole } from './role-fields.ts'
import { readCustomRoles } from './roles.ts'

/** The page with the roles that the business has defined. */
export const customRolesPage = consolePage({
  path: '/roles',
  needs: 'users:read',
  show: async (context) => {
    const canChange = may(context, 'users:write')
    return {
      title: text('roles.title'),
      headerActions: canChange ? linkButton(newRole, text('roles.new'), 'first') : html``,
      content: html`<p class="lead">${text('roles.lead')}</p>
      ${table(
        await readCustomRoles(context),
        [
          { title: text('roles.name'), cell: ({ id, name }) => html`<a href="/console/roles/${id}">${name}</a>` },
          { title: text('roles.description'), cell: ({ description }) => description },
          { title: text('roles.reach'), priority: 'line', cell: ({ reach }) => text(`roles.reach.${reach}`) },
          {
            title: text('roles.scopes'),
            cell: ({ scopes }) => context.formats.text('roles.scopeCount', { count: scopes.length }),
          },
          { title: text('roles.users'), priority: 'figure', cell: ({ users_count }) => String(users_count) },
        ],
        {
          caption: text('roles.title'),
          empty: emptyState(
            text('roles.none'),
            html`<p>${text('roles.noneYet')}</p>${canChange && linkButton(newRole, text('roles.new'))}`,
          ),
        },
      )}`,
    }
  },
})
