import { initialValuesField } from '../../pages/comparison.ts'
import { between } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { pathId } from '../page-context.ts'
import { choicesFor } from '../people/person-form.ts'
import { entryFields, readEntry } from './entry-fields.ts'
import { entryPage, timelineAddress } from './entry-page.ts'
import { jobFields, jobValues, readChangedJob, readManager } from './job-fields.ts'

/** The page that corrects or deletes an assignment. */
export const assignmentPage = consolePage({
  path: '/people/:id/assignments/:assignment_id',
  needs: 'people:write',
  show: async (context, submission) => {
    const { api, formats } = context
    const id = pathId(context)
    const [person, row] = await Promise.all([api.people.get(id), api.assignments.get(pathId(context, 'assignment_id'))])
    const [choices, manager] = await Promise.all([choicesFor(context, person), readManager(context, row.manager_id)])
    const values = jobValues(row, manager)
    const day = formats.day(row.effective_on)
    return entryPage(context, {
      person,
      version: row.version,
      title: text('jobAndPay.jobFrom', { day }),
      deletion: {
        title: text('jobAndPay.deleteJobTitle', { day }),
        lead: text('jobAndPay.deleteJobLead'),
        submit: text('jobAndPay.deleteJob'),
      },
      fields: [
        initialValuesField(values),
        ...entryFields(row),
        between(html`<h2>${text('jobAndPay.job')}</h2>`),
        ...jobFields(values, choices),
      ],
      submission,
    })
  },
  actions: {
    save: async (context, form) => {
      const changes = { ...readEntry(form), ...(await readChangedJob(context, form)) }
      const options = { ifMatch: form.number('version') }
      await context.api.assignments.update(pathId(context, 'assignment_id'), changes, options)
      return { goTo: timelineAddress(context), notice: text('jobAndPay.jobSaved') }
    },
    delete: async (context, form) => {
      const options = { ifMatch: form.number('version') }
      await context.api.assignments.delete(pathId(context, 'assignment_id'), options)
      return { goTo: timelineAddress(context), notice: text('jobAndPay.jobDeleted') }
    },
  },
})
