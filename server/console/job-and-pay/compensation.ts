import { question } from '../../pages/components.ts'
import { between, form, hidden } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { pathId } from '../page-context.ts'
import { personTrail } from '../people/person-name.ts'
import { entryFields, readEntry } from './entry-fields.ts'
import { payFields, payValues, readPay } from './pay-fields.ts'

/** The page that corrects or deletes a compensation. */
export const compensationPage = consolePage({
  path: '/people/:id/compensations/:compensation_id',
  needs: 'compensation:write',
  show: async (context, submission) => {
    const { api, formats, formToken: token, me } = context
    const id = pathId(context)
    const [person, row] = await Promise.all([
      api.people.get(id),
      api.compensations.get(pathId(context, 'compensation_id')),
    ])
    const back = `/console/people/${id}/job`
    const version = hidden('version', row.version)
    const day = formats.day(row.effective_on)
    const { currency } = me.business
    return {
      title: text('compensation.title', { day }),
      trail: [...personTrail(person), [back, text('person.tab.job')]],
      headerActions: question('delete', {
        button: text('jobAndPay.deleteButton'),
        title: text('compensation.deleteTitle', { day }),
        isOpen: submission?.action === 'delete',
        content: html`<p>${text('compensation.deleteLead')}</p>
          ${form({ action: 'delete', submit: text('compensation.delete'), token, submission, kind: 'danger', fields: [version] })}`,
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
            ...entryFields(row),
            between(html`<h2>${text('jobAndPay.pay')}</h2>`),
            ...payFields(payValues(row, { formats, currency }), currency),
          ],
          afterSubmit: html`<a href="${back}">${text('pages.cancel')}</a>`,
        })}
      </div>`,
    }
  },
  actions: {
    save: async (context, form) => {
      const options = { ifMatch: form.number('version') }
      const changes = { ...readEntry(form), ...readPay(form) }
      await context.api.compensations.update(pathId(context, 'compensation_id'), changes, options)
      return { goTo: `/console/people/${pathId(context)}/job`, notice: text('compensation.saved') }
    },
    delete: async (context, form) => {
      const options = { ifMatch: form.number('version') }
      await context.api.compensations.delete(pathId(context, 'compensation_id'), options)
      return { goTo: `/console/people/${pathId(context)}/job`, notice: text('compensation.deleted') }
    },
  },
})
