import type { Task } from '../../../sdk/src/index.ts'
import { facts, linkButton, question } from '../../pages/components.ts'
import { fileField, form, hidden, input, type Submission, select, textarea } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { consolePage, type Outcome } from '../console-page.ts'
import { FormProblem } from '../form-problem.ts'
import { may, type PageContext, pathId } from '../page-context.ts'
import { personName } from '../people/person-name.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { fillStep, readFilled } from './fill-step.ts'
import {
  assigneeChoices,
  assigneeValue,
  fieldsText,
  kindText,
  readAssignee,
  readUsers,
  taskAssigneeText,
  taskBadge,
} from './task-labels.ts'

const taskId = (context: PageContext): number => pathId(context, 'task_id')

/** The page with a task, and what completes it. */
export const taskPage = consolePage({
  path: '/tasks/:task_id',
  upload: { field: 'file', maxBytes: 10 * 1024 * 1024, needs: null },
  show: async (context, submission) => {
    const task = await context.api.tasks.get(taskId(context))
    const users = may(context, 'tasks:write') || task.assignee.type === 'user' ? await readUsers(context) : []
    const name = await personName(context, task.person_id)
    const { formats } = context
    return {
      title: task.title,
      trail: [['/console/tasks', text('tasks.title')]],
      content: html`<div class="narrow">
        ${facts([
          [text('pages.status'), taskBadge(task)],
          [text('tasks.about'), aboutLink(context, task, name)],
          [text('tasks.dueOn'), task.due_on && formats.day(task.due_on)],
          [text('tasks.assignee'), taskAssigneeText(context, task, users)],
          [text('tasks.kind'), kindText(task.kind)],
          task.fields.length > 0 && [text('tasks.fields'), fieldsText(task.fields)],
          task.completed_at !== null && [text('tasks.completedAt'), formats.time(task.completed_at)],
          task.document_id !== null && [text('tasks.document'), documentLink(task.document_id)],
        ])}
        ${task.description !== null && html`<p>${task.description}</p>`}
        ${task.state === 'open' && (await nextStep(context, task, submission))}
        ${actionForms(context, task, submission)}
        ${task.allowed_actions.includes('update') && changeForm(context, { task, users, submission })}
      </div>`,
    }
  },
  actions: {
    complete: (context, submitted) => change(context, submitted, 'complete', text('tasks.completed')),
    cancel: (context, submitted) => change(context, submitted, 'cancel', text('tasks.cancelled')),
    reopen: (context, submitted) => change(context, submitted, 'reopen', text('tasks.reopened')),
    upload: async (context, submitted) => {
      const file = submitted.file('file')
      if (file === undefined) throw new FormProblem('file', text('documents.upload.file.missing'))
      await context.api.tasks.upload(taskId(context), { file }, submitted.idempotency)
      return { goTo: context.address.pathname, notice: text('tasks.uploaded') }
    },
    fill: async (context, submitted) => {
      const { fields } = await context.api.tasks.get(taskId(context))
      const { change_request } = await context.api.me.updatePerson(readFilled(submitted, fields))
      return { goTo: context.address.pathname, notice: text(change_request ? 'tasks.fillRequested' : 'tasks.filled') }
    },
    change: async (context, submitted) => {
      const body = {
        title: submitted.text('title'),
        description: submitted.nullable('description'),
        due_on: submitted.nullableDate('due_on'),
        assignee: readAssignee(submitted.text('assignee')),
      }
      const before = await context.api.tasks.get(taskId(context))
      const { due_on, ...others } = body
      // An unchanged due date still follows the first or last day of the person.
      const changes = due_on === before.due_on ? others : body
      await context.api.tasks.update(taskId(context), changes, { ifMatch: submitted.number('version') })
      return { goTo: context.address.pathname, notice: text('tasks.saved') }
    },
  },
})

async function change(
  context: PageContext,
  submitted: SubmittedForm,
  action: 'complete' | 'cancel' | 'reopen',
  notice: string,
): Promise<Outcome> {
  const { tasks } = context.api
  const options = { ifMatch: submitted.number('version'), ...submitted.idempotency }
  await tasks[action](taskId(context), options)
  return { goTo: context.address.pathname, notice }
}

const aboutLink = (context: PageContext, { person_id }: Task, name: string): Html =>
  may(context, 'people:read') || context.me.person_id === person_id
    ? html`<a href="/console/people/${person_id}">${name}</a>`
    : html`${name}`

const documentLink = (id: number): Html => html`<a href="/console/documents/${id}">${text('tasks.openDocument')}</a>`

/** Renders what completes an open task: a form, or a link to the page of the document or of the record. */
async function nextStep(context: PageContext, task: Task, submission?: Submission): Promise<Html | false> {
  const { formToken: token } = context
  if (task.allowed_actions.includes('upload')) {
    return form({
      action: 'upload',
      submit: text('tasks.upload'),
      token,
      submission,
      isMultipart: true,
      fields: [
        fileField('file', text('tasks.file'), {
          accept: '.pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg',
          hint: text('tasks.fileHint'),
        }),
      ],
    })
  }
  if (task.kind === 'sign_document') return await signingStep(context, task)
  if (task.kind === 'fill_fields') return await fillStep(context, task, submission)
  return false
}

async function signingStep(
  context: PageContext,
  { person_id, document_template_id: template_id }: Task,
): Promise<Html> {
  if (template_id === null) return html`<p>${text('tasks.toSign')}</p>`
  const sees = context.me.person_id === person_id || may(context, 'documents:read')
  const query = { person_id, template_id, status: 'sent', sort: '-id', limit: 1 } as const
  const [document] = sees ? (await context.api.documents.list(query)).data : []
  if (document !== undefined) {
    const { id, delivery, allowed_actions } = document
    const maySign = allowed_actions.includes('sign')
    const label = maySign && delivery !== 'mail' ? text('tasks.sign') : text('tasks.openDocument')
    return html`<p>${text('tasks.toSign')} ${maySign && delivery === 'mail' && text('tasks.linkMailed', { email: context.me.email ?? '' })}</p>
      ${linkButton(`/console/documents/${id}`, label, 'first')}`
  }
  if (!may(context, 'documents:write')) return html`<p>${text('tasks.notSent')}</p>`
  const create = `/console/documents/new?template_id=${template_id}&person_id=${person_id}`
  return html`<p>${text('tasks.toSend')}</p>${linkButton(create, text('tasks.createDocument'), 'first')}`
}

function actionForms({ formToken: token }: PageContext, task: Task, submission?: Submission): Html {
  const version = hidden('version', task.version)
  const allows = (action: Task['allowed_actions'][number]) => task.allowed_actions.includes(action)
  const kind = task.kind === 'plain' ? 'first' : 'second'
  if (task.allowed_actions.every((action) => action === 'upload' || action === 'update')) return html``
  return html`<div class="actions">
    ${allows('complete') && form({ action: 'complete', submit: text('tasks.complete'), token, submission, kind, fields: [version] })}
    ${allows('reopen') && form({ action: 'reopen', submit: text('tasks.reopen'), token, submission, kind: 'second', fields: [version] })}
    ${
      allows('cancel') &&
      question('cancel-task', {
        button: text('tasks.cancel'),
        title: text('tasks.cancelTitle', { title: task.title }),
        content: html`<p>${text('tasks.cancelLead')}</p>
          ${form({ action: 'cancel', submit: text('tasks.cancel'), token, submission, kind: 'danger', fields: [version] })}`,
      })
    }
  </div>`
}

function changeForm(
  { formats, formToken: token }: PageContext,
  {
    task,
    users,
    submission,
  }: { task: Task; users: Parameters<typeof assigneeChoices>[0]; submission: Submission | undefined },
): Html {
  return html`<hr><h2>${text('tasks.change')}</h2>
    ${form({
      action: 'change',
      submit: text('pages.save'),
      token,
      submission,
      fields: [
        hidden('version', task.version),
        input('title', text('pages.title'), { value: task.title, maxlength: 200 }),
        textarea('description', text('tasks.description'), { value: task.description ?? '', optional: true }),
        input('due_on', text('tasks.dueOn'), {
          type: 'date',
          value: task.due_on,
          optional: true,
          ...(task.due && { hint: dueText(formats, task.due) }),
        }),
        select('assignee', text('tasks.assignee'), assigneeChoices(users), { value: assigneeValue(task.assignee) }),
      ],
    })}`
}

const dueText = (formats: PageContext['formats'], { days, relative_to }: NonNullable<Task['due']>): string =>
  formats.text('tasks.follows', { count: Math.abs(days), side: days < 0 ? 'before' : 'after', day: relative_to })
