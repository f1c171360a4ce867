import { initialValuesField } from '../../pages/comparison.ts'
import { question } from '../../pages/components.ts'
import { between, form, hidden } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { pathId } from '../page-context.ts'
import { choicesFor } from '../people/person-form.ts'
import { personTrail } from '../people/person-name.ts'
import { entryFields, readEntry } from './entry-fields.ts'
import { jobFields, jobValues, readChangedJob, readManager } from './job-fields.ts'

/** The page that corrects or deletes an assignment. */
export const assignmentPage = consolePage({
  path: '/people/:id/assignments/:assignment_id',
  needs: 'people:write',
  show: async (context, submission) => {
    const { api, formats, formToken: token } = context
    const id = pathId(context)
    const [person, row] = await Promise.all([api.people.get(id), api.assignments.get(pathId(context, 'assignment_id'))])
    const [choices, manager] = await Promise.all([choicesFor(context, person), readManager(context, row.manager_id)])
    const back = `/console/people/${id}/job`
    const version = hidden('version', row.version)
    const values = jobValues(row, manager)
    const day = formats.day(row.effective_on)
    return {
      title: text('jobAndPay.jobFrom', { day }),
      trail: [...personTrail(person), [back, text('person.tab.job')]],
      headerActions: question('delete', {
        button: text('jobAndPay.deleteButton'),
        title: text('jobAndPay.deleteJobTitle', { day }),
        isOpen: submission?.action === 'delete',
        content: html`<p>${text('jobAndPay.deleteJobLead')}</p>
          ${form({ action: 'delete', submit: text('jobAndPay.deleteJob'), token, submission, kind: 'danger', fields: [version] })}`,
      }),
      content: html`<div class="sheet">
        <p class="lead">${text('jobAndPay.editLead')}</p>
        ${form({
          action: 'save',
          submit: text('pages.save'),
          token,
          submission,
          fields: [
            version,
            initialValuesField(values),
            ...entryFields(row),
            between(html`<h2>${text('jobAndPay.job')}</h2>`),
            ...jobFields(values, choices),
          ],
          afterSubmit: html`<a href="${back}">${text('pages.cancel')}</a>`,
        })}
      </div>`,
    }
  },
  actions: {
    save: async (context, form) => {
      const changes = { ...readEntry(form), ...(await readChangedJob(context, form)) }
      const options = { ifMatch: form.number('version') }
      await context.api.assignments.update(pathId(context, 'assignment_id'), changes, options)
      return { goTo: `/console/people/${pathId(context)}/job`, notice: text('jobAndPay.jobSaved') }
    },
    delete: async (context, form) => {
      const options = { ifMatch: form.number('version') }
      await context.api.assignments.delete(pathId(context, 'assignment_id'), options)
      return { goTo: `/console/people/${pathId(context)}/job`, notice: text('jobAndPay.jobDeleted') }
    },
  },
})
