import type { Checklist, ChecklistUpdate } from '../../../sdk/src/index.ts'
import { badge, facts, question } from '../../pages/components.ts'
import { form, hidden, type Submission } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import { consolePage, type Outcome } from '../console-page.ts'
import { may, type PageContext, pathId } from '../page-context.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { checklistFields, itemChoices, readChecklist } from './checklist-form.ts'
import { assigneeText, kindText } from './task-labels.ts'

const checklists = '/console/tasks/checklists'

/** The page with a checklist and its tasks. */
export const checklistPage = consolePage({
  path: '/tasks/checklists/:checklist_id',
  needs: 'tasks:read',
  show: async (context, submission) => {
    const checklist = await context.api.checklists.get(pathId(context, 'checklist_id'))
    return {
      title: checklist.name,
      trail: [
        ['/console/tasks', text('tasks.title')],
        [checklists, text('tasks.checklists')],
      ],
      content: html`${checklist.archived_at !== null && html`<p>${rich('tasks.archivedLead', { badge: badge(text('tasks.archived')) })}</p>`}
        ${may(context, 'tasks:write') ? await editor(context, checklist, submission) : itemFacts(checklist)}`,
    }
  },
  actions: {
    change: (context, submitted) => update(context, submitted, readChecklist(submitted), text('tasks.checklistSaved')),
    archive: (context, submitted) => update(context, submitted, { archived: true }, text('tasks.checklistArchived')),
    restore: (context, submitted) => update(context, submitted, { archived: false }, text('tasks.checklistRestored')),
  },
})

async function update(
  context: PageContext,
  submitted: SubmittedForm,
  change: ChecklistUpdate,
  notice: string,
): Promise<Outcome> {
  const options = { ifMatch: submitted.number('version') }
  await context.api.checklists.update(pathId(context, 'checklist_id'), change, options)
  return { goTo: context.address.pathname, notice }
}

async function editor(context: PageContext, checklist: Checklist, submission?: Submission): Promise<Html> {
  const { formToken: token } = context
  const version = hidden('version', checklist.version)
  return html`${form({
    action: 'change',
    submit: text('pages.save'),
    token,
    submission,
    fields: [version, ...checklistFields(await itemChoices(context), checklist)],
    afterSubmit: html`<a href="${checklists}">${text('pages.cancel')}</a>`,
  })}
    <hr>
    ${
      checklist.archived_at !== null
        ? form({
            action: 'restore',
            submit: text('tasks.restore'),
            token,
            submission,
            kind: 'second',
            fields: [version],
          })
        : question('archive-checklist', {
            button: text('tasks.archiveButton'),
            title: text('tasks.archiveTitle', { name: checklist.name }),
            content: html`<p>${text('tasks.archiveLead')}</p>
              ${form({ action: 'archive', submit: text('tasks.archive'), token, submission, kind: 'danger', fields: [version] })}`,
          })
    }`
}

const itemFacts = ({ starts_on_event, items }: Checklist): Html =>
  facts([
    [text('tasks.startsOn'), text(`tasks.event.${starts_on_event}`)],
    ...items.map(({ title, kind, assignee }) => [title, `${kindText(kind)} · ${assigneeText(assignee)}`] as const),
  ])
