import { form } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { consolePage } from '../console-page.ts'
import { bodyOf, offeredFor, personFields, valuesOf } from './person-form.ts'
import { fullName } from './person-name.ts'

export const newPersonPage = consolePage({
  path: '/people/new',
  needs: 'people:write',
  show: async (visit, tried) => {
    return {
      title: 'Add a person',
      trail: [['/console/people', 'People']],
      content: html`<div class="sheet">${form({
        action: 'create',
        submit: 'Add the person',
        token: visit.formToken,
        tried,
        fields: personFields(valuesOf(undefined, undefined), await offeredFor(visit)),
        beside: html`<a href="/console/people">Cancel</a>`,
      })}</div>`,
    }
  },
  actions: {
    create: async (visit, form) => {
      const person = await visit.api.people.create(await bodyOf(visit, form), form.once)
      return { goTo: `/console/people/${person.id}`, notice: `${fullName(person)} was added.` }
    },
  },
})
