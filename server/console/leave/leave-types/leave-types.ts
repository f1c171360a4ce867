import { badge, emptyState, linkButton } from '../../../pages/components.ts'
import { html } from '../../../pages/html.ts'
import { listQuery } from '../../../pages/list-address.ts'
import { pager } from '../../../pages/pager.ts'
import { table } from '../../../pages/table.ts'
import { text } from '../../../texts/english.ts'
import { consolePage } from '../../console-page.ts'
import { may } from '../../page-context.ts'
import { leaveTabs } from '../leave-tabs.ts'
import { accrualText } from './leave-type-form.ts'

const newType = '/console/leave/types/new'

/** The page with the leave types. */
export const leaveTypesPage = consolePage({
  path: '/leave/types',
  show: async (context) => {
    const { api, formats } = context
    const page = await api.leaveTypes.list({
      include_archived: true,
      ...listQuery(context.address),
    })
    const { data } = page
    return {
      title: text('leave.title'),
      ...(may(context, 'leave:manage') && { headerActions: linkButton(newType, text('leave.newType'), 'first') }),
      content: html`${leaveTabs(context)}
        ${table(
          data,
          [
            {
              title: text('pages.name'),
              cell: ({ id, name }) => html`<a href="/console/leave/types/${id}">${name}</a>`,
            },
            { title: text('leave.code'), cell: ({ code }) => html`<code>${code}</code>` },
            { title: text('leave.accrual'), priority: 'line', cell: (type) => accrualText(formats, type) },
            {
              title: text('leave.requiresApproval'),
              cell: ({ requires_approval }) => text(requires_approval ? 'leave.yes' : 'leave.no'),
            },
            { title: text('leave.paid'), cell: ({ paid }) => text(paid ? 'leave.yes' : 'leave.no') },
            {
              title: text('pages.status'),
              priority: 'figure',
              cell: ({ archived }) => (archived ? badge(text('leave.archived')) : badge(text('leave.active'), 'good')),
            },
          ],
          {
            caption: text('leave.typesCaption'),
            empty: emptyState(
              text('leave.noTypes'),
              may(context, 'leave:manage')
                ? html`<p>${text('leave.noTypesYet')}</p>${linkButton(newType, text('leave.newType'))}`
                : html`<p>${text('leave.noTypesEmployee')}</p>`,
            ),
          },
        )}
        ${pager(context, page)}`,
    }
  },
})
