import { badge, emptyState, linkButton } from '../../pages/components.ts'
import { html } from '../../pages/html.ts'
import { pager, table } from '../../pages/table.ts'
import { consolePage } from '../console-page.ts'
import { may, queryParameter } from '../page-context.ts'
import { leaveTabs } from './leave-tabs.ts'
import { earnedText } from './leave-type-form.ts'

const newType = '/console/leave/types/new'

/** The kinds of leave and their rules. */
export const leaveTypesPage = consolePage({
  path: '/leave/types',
  show: async (visit) => {
    const { api, formats, address } = visit
    const { data, nextCursor } = await api.leaveTypes.list({
      include_archived: true,
      cursor: queryParameter(visit, 'cursor'),
    })
    return {
      title: 'Leave',
      ...(may(visit, 'leave:manage') && { beside: linkButton(newType, 'New type', 'first') }),
      content: html`${leaveTabs(visit)}
        ${table(
          data,
          [
            { title: 'Name', cell: ({ id, name }) => html`<a href="/console/leave/types/${id}">${name}</a>` },
            { title: 'Code', cell: ({ code }) => html`<code>${code}</code>` },
            { title: 'Days', cell: (type) => earnedText(formats, type) },
            { title: 'Approval', cell: ({ requires_approval }) => (requires_approval ? 'Needed' : 'Not needed') },
            { title: 'Paid', cell: ({ paid }) => (paid ? 'Yes' : 'No') },
            { title: 'State', cell: ({ archived }) => (archived ? badge('Archived') : badge('In use', 'good')) },
          ],
          {
            caption: 'Types of leave',
            empty: emptyState(
              'No types of leave',
              may(visit, 'leave:manage')
                ? html`<p>Add the first, such as Vacation: then people can ask for it.</p>${linkButton(newType, 'New type')}`
                : html`<p>An administrator adds them. Then leave can be asked for.</p>`,
            ),
          },
        )}
        ${pager(address, nextCursor)}`,
    }
  },
})
