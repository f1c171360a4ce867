import { form } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { may, pathId } from '../page-context.ts'
import { fullName } from './person-name.ts'

export const exportPersonPage = consolePage({
  path: '/people/:id/export',
  show: async (context, submission) => {
    const person = await context.api.people.get(pathId(context))
    const address = `/console/people/${person.id}`
    const mayExportAll = may(context, 'audit:read')
    return {
      title: text('people.exportTitle', { name: fullName(person) }),
      trail: [
        ...(may(context, 'people:read') ? [['/console/people', text('people.title')] as const] : []),
        [address, fullName(person)],
      ],
      content: html`<div class="narrow">
        <p>${rich(mayExportAll ? 'people.exportLeadAll' : 'people.exportLead')}</p>
        <p>${text(mayExportAll ? 'people.exportForOthers' : 'people.exportForSelf')}</p>
        ${form({ action: 'export', submit: text('people.export'), token: context.formToken, submission, isForFile: true, afterSubmit: html`<a href="${address}">${text('people.back')}</a>` })}
      </div>`,
    }
  },
  actions: {
    export: async (context) => {
      const id = pathId(context)
      const file = await context.api.people.export(id).stream()
      return { file, type: 'application/zip', name: `person-${id}.zip` }
    },
  },
})
