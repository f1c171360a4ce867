import type { Checklist, Person, StartedChecklist } from '../../../sdk/src/index.ts'
import { badge, emptyState } from '../../pages/components.ts'
import { form, hidden, input, type Submission, select } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { listQuery } from '../../pages/list-address.ts'
import { pager } from '../../pages/pager.ts'
import { table } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import type { ConsolePage } from '../console-page.ts'
import { may, type PageContext, pathId } from '../page-context.ts'
import { assigneeChoices, readAssignee, readUsers } from '../tasks/task-labels.ts'
import { taskTable } from '../tasks/task-table.ts'
import { personTabPage } from './person-tabs.ts'

const tab = personTabPage('tasks', async (context, person, submission) => {
  const { api, address } = context
  const [started, page] = await Promise.all([
    api.people.checklists(person.id, { limit: 25 }),
    api.tasks.list({ person_id: [person.id], ...listQuery(address) }),
  ])
  const mayAdd = may(context, 'tasks:write') && person.deleted_at === null && person.erased_at === null
  return {
    content: html`
      ${started.data.length > 0 && html`<h2>${text('tasks.progress')}</h2>${progressTable(context, started.data)}`}
      <h2>${text('tasks.title')}</h2>
      ${await taskTable(context, page.data, {
        caption: text('tasks.title'),
        empty: emptyState(text('tasks.none'), html`<p>${text('tasks.nonePerson')}</p>`),
      })}
      ${pager(context, page)}
      ${mayAdd && (await addForms(context, person, submission))}`,
  }
})

/** The tab with the tasks about a person and the progress of their checklists. */
export const personTasksPage: ConsolePage = {
  ...tab,
  actions: {
    ...tab.actions,
    'start-checklist': async (context, submitted) => {
      const checklist_id = submitted.number('checklist_id')
      await context.api.checklists.start(pathId(context), { checklist_id }, submitted.idempotency)
      return { goTo: context.address.pathname, notice: text('tasks.started') }
    },
    'add-task': async (context, submitted) => {
      const body = {
        person_id: pathId(context),
        title: submitted.text('title'),
        due_on: submitted.nullableDate('due_on'),
        assignee: readAssignee(submitted.text('assignee')),
        kind: submitted.text('kind') as 'plain' | 'upload_file',
      }
      await context.api.tasks.create(body, submitted.idempotency)
      return { goTo: context.address.pathname, notice: text('tasks.added') }
    },
  },
}

const progressTable = ({ formats }: PageContext, started: readonly StartedChecklist[]): Html =>
  table(
    started,
    [
      { title: text('tasks.checklist'), cell: ({ name }) => name },
      { title: text('tasks.startedAt'), cell: ({ created_at }) => formats.time(created_at) },
      { title: text('tasks.progress'), priority: 'line', cell: progressText },
      { title: text('pages.status'), priority: 'figure', cell: progressBadge },
    ],
    { caption: text('tasks.progress'), empty: html`` },
  )

const progressText = ({ done_tasks: done, open_tasks: open }: StartedChecklist): string =>
  text('tasks.doneOf', { done: String(done), total: String(done + open) })

function progressBadge({ cancelled_at, open_required_tasks }: StartedChecklist): Html {
  if (cancelled_at !== null) return badge(text('tasks.state.cancelled'))
  return open_required_tasks === 0 ? badge(text('tasks.state.done'), 'good') : badge(text('tasks.state.open'), 'now')
}

async function addForms(context: PageContext, person: Person, submission?: Submission): Promise<Html> {
  const { api, formToken: token } = context
  const [checklists, users] = await Promise.all([api.checklists.list({ limit: 100 }), readUsers(context)])
  return html`<div class="narrow">
    ${checklists.data.length > 0 && startForm(context, checklists.data, submission)}
    <h2>${text('tasks.add')}</h2>
    ${form({
      action: 'add-task',
      submit: text('tasks.add'),
      token,
      submission,
      kind: 'second',
      fields: [
        hidden('person_id', person.id),
        input('title', text('pages.title'), { maxlength: 200 }),
        input('due_on', text('tasks.dueOn'), { type: 'date', optional: true }),
        select('assignee', text('tasks.assignee'), assigneeChoices(users)),
        select('kind', text('tasks.kind'), [
          ['plain', text('tasks.kind.plain')],
          ['upload_file', text('tasks.kind.upload_file')],
        ]),
      ],
    })}
  </div>`
}

const startForm = (
  { formToken: token }: PageContext,
  checklists: readonly Checklist[],
  submission?: Submission,
): Html =>
  html`<h2>${text('tasks.start')}</h2>
    ${form({
      action: 'start-checklist',
      submit: text('tasks.start'),
      token,
      submission,
      kind: 'second',
      fields: [
        select(
          'checklist_id',
          text('tasks.checklist'),
          checklists.map(({ id, name }) => [String(id), name]),
        ),
      ],
    })}`
