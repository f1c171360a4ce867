import { between } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { pathId } from '../page-context.ts'
import { entryFields, readEntry } from './entry-fields.ts'
import { entryPage, timelineAddress } from './entry-page.ts'
import { payFields, payValues, readPay } from './pay-fields.ts'

/** The page that corrects or deletes a compensation. */
export const compensationPage = consolePage({
  path: '/people/:id/compensations/:compensation_id',
  needs: 'compensation:write',
  show: async (context, submission) => {
    const { api, formats, me } = context
    const [person, row] = await Promise.all([
      api.people.get(pathId(context)),
      api.compensations.get(pathId(context, 'compensation_id')),
    ])
    const day = formats.day(row.effective_on)
    const { currency } = me.business
    return entryPage(context, {
      person,
      version: row.version,
      title: text('compensation.title', { day }),
      deletion: {
        title: text('compensation.deleteTitle', { day }),
        lead: text('compensation.deleteLead'),
        submit: text('compensation.delete'),
      },
      fields: [
        ...entryFields(row),
        between(html`<h2>${text('jobAndPay.pay')}</h2>`),
        ...payFields(payValues(row, { formats, currency }), currency),
      ],
      submission,
    })
  },
  actions: {
    save: async (context, form) => {
      const options = { ifMatch: form.number('version') }
      const changes = { ...readEntry(form), ...readPay(form) }
      await context.api.compensations.update(pathId(context, 'compensation_id'), changes, options)
      return { goTo: timelineAddress(context), notice: text('compensation.saved') }
    },
    delete: async (context, form) => {
      const options = { ifMatch: form.number('version') }
      await context.api.compensations.delete(pathId(context, 'compensation_id'), options)
      return { goTo: timelineAddress(context), notice: text('compensation.deleted') }
    },
  },
})
