import type { TaskSort, TaskState } from '../../../sdk/src/index.ts'
import { emptyState } from '../../pages/components.ts'
import { filteredList, isFiltered, noMatches, selectFilter } from '../../pages/filters.ts'
import { type Html, html } from '../../pages/html.ts'
import { listQuery } from '../../pages/list-address.ts'
import { pager } from '../../pages/pager.ts'
import { text } from '../../texts/english.ts'
import { chooseByName, filterByName, queryByName } from '../by-name.ts'
import { consolePage } from '../console-page.ts'
import { may, type PageContext, queryParameter } from '../page-context.ts'
import { personByName } from '../people/person-by-name.ts'
import { personNames } from '../people/person-name.ts'
import { stateChoices } from './task-labels.ts'
import { taskTable } from './task-table.ts'
import { taskTabs } from './task-tabs.ts'

/** The page with the open tasks of the user, and for those who may see others, with all tasks. */
export const tasksPage = consolePage({
  path: '/tasks',
  show: async (context) => {
    const isAll = context.address.searchParams.size > 0 && may(context, 'tasks:read')
    return {
      title: text('tasks.title'),
      content: html`${taskTabs(context, isAll ? 'all' : 'own')}${isAll ? await allTasks(context) : await ownTasks(context)}`,
    }
  },
})

async function ownTasks(context: PageContext): Promise<Html> {
  const page = await context.api.tasks.list({ assignee: 'me', state: 'open', ...listQuery(context.address) })
  const tasks = await taskTable(context, page.data, {
    caption: text('tasks.ownCaption'),
    name: await personNames(
      context,
      page.data.map(({ person_id }) => person_id),
    ),
    empty: emptyState(text('tasks.noneOwn'), html`<p>${text('tasks.noneOwnHint')}</p>`),
  })
  return html`${tasks}${pager(context, page)}`
}

async function allTasks(context: PageContext): Promise<Html> {
  const { api, address } = context
  const person = await queryByName(context, personByName)
  const [state, sort] = [queryParameter(context, 'state'), (queryParameter(context, 'sort') ?? 'due_on') as TaskSort]
  const overdue = queryParameter(context, 'overdue') === 'true' ? true : undefined
  const filters = [
    filterByName(personByName, person, text('pages.person')),
    selectFilter('state', text('pages.status'), [['', text('tasks.anyState')], ...stateChoices()], state),
    selectFilter(
      'overdue',
      text('tasks.overdue'),
      [
        ['', text('tasks.anyDue')],
        ['true', text('tasks.onlyOverdue')],
      ],
      overdue && 'true',
    ),
  ]
  if (person.matches !== undefined) {
    return filteredList(address, filters, chooseByName(context, personByName, person.matches))
  }
  const page = await api.tasks.list({
    ...(person.item && { person_id: [person.item.id] }),
    state: state as TaskState | undefined,
    overdue,
    sort,
    ...listQuery(address),
  })
  const tasks = await taskTable(context, page.data, {
    caption: text('tasks.allCaption'),
    name: await personNames(
      context,
      page.data.map(({ person_id }) => person_id),
    ),
    order: { address, current: sort },
    empty: isFiltered(filters)
      ? noMatches(text('tasks.noMatch'), address, filters)
      : emptyState(text('tasks.none'), html`<p>${text('tasks.noneHint')}</p>`),
  })
  return filteredList(address, filters, html`${tasks}${pager(context, page, 'tasks.range')}`)
}
