import { form } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { checklistFields, itemChoices, readChecklist } from './checklist-form.ts'

const checklists = '/console/tasks/checklists'

/** The page that creates a checklist. */
export const newChecklistPage = consolePage({
  path: '/tasks/checklists/new',
  needs: 'tasks:write',
  show: async (context, submission) => ({
    title: text('tasks.newChecklist'),
    trail: [
      ['/console/tasks', text('tasks.title')],
      [checklists, text('tasks.checklists')],
    ],
    content: form({
      action: 'create',
      submit: text('tasks.createChecklist'),
      token: context.formToken,
      submission,
      fields: checklistFields(await itemChoices(context)),
      afterSubmit: html`<a href="${checklists}">${text('pages.cancel')}</a>`,
    }),
  }),
  actions: {
    create: async ({ api }, submitted) => {
      const { id } = await api.checklists.create(readChecklist(submitted), submitted.idempotency)
      return { goTo: `${checklists}/${id}`, notice: text('tasks.checklistSaved') }
    },
  },
})
