import type { Task } from '../../../sdk/src/index.ts'
import type { Html } from '../../pages/html.ts'
import { html } from '../../pages/html.ts'
import { type TableOrder, table } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import type { PageContext } from '../page-context.ts'
import { readUsers, taskAssigneeText, taskBadge } from './task-labels.ts'

interface TableOptions {
  caption: string
  empty: Html
  order?: TableOrder
  /** Returns the name of the person that a task is about; undefined in a list about one person. */
  name?: (person_id: number) => string
}

/** Renders a list of tasks. */
export async function taskTable(
  context: PageContext,
  tasks: readonly Task[],
  { name, ...options }: TableOptions,
): Promise<Html> {
  const { formats } = context
  const users = tasks.some(({ assignee }) => assignee.type === 'user') ? await readUsers(context) : []
  return table(
    tasks,
    [
      { title: text('tasks.task'), cell: ({ id, title }) => html`<a href="/console/tasks/${id}">${title}</a>` },
      ...(name === undefined
        ? []
        : [{ title: text('tasks.about'), cell: ({ person_id }: Task) => name(person_id), priority: 'line' as const }]),
      {
        title: text('tasks.dueOn'),
        sort: 'due_on',
        priority: 'line',
        cell: ({ due_on }) => due_on && formats.day(due_on),
      },
      { title: text('tasks.assignee'), cell: (task) => taskAssigneeText(context, task, users) },
      { title: text('pages.status'), priority: 'figure', cell: taskBadge },
    ],
    options,
  )
}
