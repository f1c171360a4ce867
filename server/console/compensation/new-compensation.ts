import { form } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { todayIn } from '../leave/calendar-days.ts'
import { pathId } from '../page-context.ts'
import { fullName, personTrail } from '../people/person-name.ts'
import { compensationFields, readCompensation } from './compensation-fields.ts'
import { rateText } from './compensation-labels.ts'

/** The page that adds a compensation of a person from a date. */
export const newCompensationPage = consolePage({
  path: '/people/:id/compensations/new',
  needs: 'compensation:write',
  show: async (context, submission) => {
    const { api, formats, formToken: token, me } = context
    const id = pathId(context)
    const today = todayIn(me.business.time_zone)
    const [person, latest] = await Promise.all([
      api.people.get(id),
      api.people.compensations(id, { sort: '-effective_on', limit: 1 }),
    ])
    const [last] = latest.data
    const defaults = last
      ? { currency: last.currency, per: last.per, pay_code: last.pay_code }
      : { reason: 'hire' as const }
    return {
      title: text('compensation.newTitle', { name: fullName(person) }),
      trail: [...personTrail(person), [`/console/people/${id}/pay`, text('person.tab.pay')]],
      content: html`<div class="narrow">
        <p class="lead">${text('compensation.newLead')}</p>
        ${
          last &&
          html`<p>${text('compensation.latest', { rate: rateText(formats, last), day: formats.day(last.effective_on) })}</p>`
        }
        ${form({
          action: 'add',
          submit: text('compensation.add'),
          token,
          submission,
          fields: compensationFields(
            { ...defaults, effective_on: last ? today : (person.start_date ?? today) },
            formats,
            me.business.currency,
          ),
          afterSubmit: html`<a href="/console/people/${id}/pay">${text('pages.cancel')}</a>`,
        })}
      </div>`,
    }
  },
  actions: {
    add: async (context, form) => {
      const id = pathId(context)
      const row = await context.api.compensations.create(id, readCompensation(form), form.idempotency)
      const day = context.formats.day(row.effective_on)
      return { goTo: `/console/people/${id}/pay`, notice: text('compensation.added', { day }) }
    },
  },
})
