import type { Person } from '../../../../sdk/src/index.ts'
import { initialValuesField } from '../../../pages/comparison.ts'
import { emptyState } from '../../../pages/components.ts'
import { between, form, hidden, input } from '../../../pages/form.ts'
import { html } from '../../../pages/html.ts'
import { rich, text } from '../../../texts/english.ts'
import { linkTo } from '../../../texts/texts.ts'
import { consolePage } from '../../console-page.ts'
import { jobFields, jobValues, readChangedJob, readManager } from '../../job-and-pay/job-fields.ts'
import { todayIn } from '../../leave/calendar/calendar-days.ts'
import { pathId } from '../../page-context.ts'
import { choicesFor } from '../person-form.ts'
import { fullName, personTrail } from '../person-name.ts'

/** The page that rehires a person who has left. Its fields have the values of the last job. */
export const rehirePersonPage = consolePage({
  path: '/people/:id/rehire',
  needs: 'people:write',
  show: async (context, submission) => {
    const person = await context.api.people.get(pathId(context))
    const address = `/console/people/${person.id}`
    const page = { title: text('people.rehireTitle', { name: fullName(person) }), trail: personTrail(person) }
    if (!mayBeRehired(person)) {
      const back = html`<p>${rich('people.backToRecord', { link: linkTo(address) })}</p>`
      return { ...page, content: emptyState(text('people.cannotBeRehired'), back) }
    }
    const choices = await choicesFor(context, person)
    const values = jobValues(person, await readManager(context, person.manager_id))
    const today = todayIn(context.me.business.time_zone)
    return {
      ...page,
      content: html`<div class="sheet">
        <p class="lead">${text('people.rehireLead', { name: fullName(person) })}</p>
        ${form({
          action: 'rehire',
          submit: text('people.rehire'),
          token: context.formToken,
          submission,
          fields: [
            hidden('version', person.version),
            initialValuesField(values),
            input('start_date', text('people.firstDay'), { type: 'date', value: today, min: person.end_date ?? '' }),
            between(html`<h2>${text('jobAndPay.job')}</h2>`),
            ...jobFields(values, choices),
          ],
          afterSubmit: html`<a href="${address}">${text('pages.cancel')}</a>`,
        })}
      </div>`,
    }
  },
  actions: {
    rehire: async (context, form) => {
      const body = { start_date: form.date('start_date'), ...(await readChangedJob(context, form)) }
      const options = { ifMatch: form.number('version'), ...form.idempotency }
      const person = await context.api.people.rehire(pathId(context), body, options)
      const day = context.formats.day(body.start_date)
      return {
        goTo: `/console/people/${person.id}`,
        notice: text('people.isRehired', { name: fullName(person), day }),
      }
    },
  },
})

/** Whether a person has left and can start again. */
export const mayBeRehired = ({ status, deleted_at, erased_at }: Person): boolean =>
  status === 'terminated' && deleted_at === null && erased_at === null
