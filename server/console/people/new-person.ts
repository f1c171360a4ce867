import { form } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { readCustomFields } from '../custom-fields/read-custom-fields.ts'
import { customFieldInputs, readCustomValues } from '../custom-fields/value-fields.ts'
import { choicesFor, personFields, personValues, readPerson } from './person-form.ts'
import { fullName } from './person-name.ts'

export const newPersonPage = consolePage({
  path: '/people/new',
  needs: 'people:write',
  show: async (context, submission) => {
    const customFields = await readCustomFields(context)
    return {
      title: text('people.add'),
      trail: [['/console/people', text('people.title')]],
      content: html`<div class="sheet">${form({
        action: 'create',
        submit: text('people.add'),
        token: context.formToken,
        submission,
        fields: [
          ...personFields(personValues(undefined, undefined), await choicesFor(context)),
          ...customFieldInputs(customFields, {}),
        ],
        afterSubmit: html`<a href="/console/people">${text('pages.cancel')}</a>`,
      })}</div>`,
    }
  },
  actions: {
    create: async (context, form) => {
      const members = await readPerson(context, form)
      const custom_fields = await readCustomValues(context, form, await readCustomFields(context))
      const person = await context.api.people.create({ ...members, custom_fields }, form.idempotency)
      return { goTo: `/console/people/${person.id}`, notice: text('people.added', { name: fullName(person) }) }
    },
  },
})
