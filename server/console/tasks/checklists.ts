import { emptyState, linkButton } from '../../pages/components.ts'
import { html } from '../../pages/html.ts'
import { listQuery } from '../../pages/list-address.ts'
import { pager } from '../../pages/pager.ts'
import { table } from '../../pages/table.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { consolePage } from '../console-page.ts'
import { may, queryParameter } from '../page-context.ts'
import { taskTabs } from './task-tabs.ts'

const newChecklist = '/console/tasks/checklists/new'

/** The page with the checklists. */
export const checklistsPage = consolePage({
  path: '/tasks/checklists',
  needs: 'tasks:read',
  show: async (context) => {
    const archived = queryParameter(context, 'archived') === 'true'
    const page = await context.api.checklists.list({ archived, ...listQuery(context.address) })
    const isEditor = may(context, 'tasks:write')
    return {
      title: text('tasks.title'),
      ...(isEditor && { headerActions: linkButton(newChecklist, text('tasks.newChecklist'), 'first') }),
      content: html`${taskTabs(context, 'checklists')}
        ${table(
          page.data,
          [
            {
              title: text('pages.name'),
              cell: ({ id, name }) => html`<a href="/console/tasks/checklists/${id}">${name}</a>`,
            },
            {
              title: text('tasks.startsOn'),
              priority: 'line',
              cell: ({ starts_on_event }) => text(`tasks.event.${starts_on_event}`),
            },
            { title: text('tasks.items'), isNumber: true, priority: 'figure', cell: ({ items }) => items.length },
          ],
          {
            caption: text('tasks.checklistsCaption'),
            empty: emptyState(
              text('tasks.noChecklists'),
              html`<p>${text('tasks.noChecklistsHint')}</p>${isEditor && linkButton(newChecklist, text('tasks.newChecklist'))}`,
            ),
          },
        )}
        ${pager(context, page)}
        <p>${
          archived
            ? rich('tasks.showUsed', { link: linkTo('/console/tasks/checklists') })
            : rich('tasks.showArchived', { link: linkTo('/console/tasks/checklists?archived=true') })
        }</p>`,
    }
  },
})
