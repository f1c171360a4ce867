import { form } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { may, pathId } from '../page-context.ts'
import { fullName } from './person-name.ts'

export const exportPersonPage = consolePage({
  path: '/people/:id/export',
  show: async (visit, submission) => {
    const person = await visit.api.people.get(pathId(visit))
    const address = `/console/people/${person.id}`
    const isAll = may(visit, 'audit:read')
    return {
      title: text('people.exportTitle', { name: fullName(person) }),
      trail: [
        ...(may(visit, 'people:read') ? [['/console/people', text('people.title')] as const] : []),
        [address, fullName(person)],
      ],
      content: html`<div class="narrow">
        <p>${rich(isAll ? 'people.exportLeadAll' : 'people.exportLead')}</p>
        <p>${text(isAll ? 'people.exportForOthers' : 'people.exportForSelf')}</p>
        ${form({ action: 'export', submit: text('people.export'), token: visit.formToken, submission, afterSubmit: html`<a href="${address}">${text('people.back')}</a>` })}
      </div>`,
    }
  },
  actions: {
    export: async (visit) => {
      const id = pathId(visit)
      const file = await visit.api.people.export(id).stream()
      return { file, type: 'application/zip', name: `person-${id}.zip` }
    },
  },
})
