import { form } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { consolePage } from '../console-page.ts'
import { idOf, may } from '../page-context.ts'
import { fullName } from './person-name.ts'

export const exportPersonPage = consolePage({
  path: '/people/:id/export',
  show: async (visit, tried) => {
    const person = await visit.api.people.get(idOf(visit))
    const address = `/console/people/${person.id}`
    const isAll = may(visit, 'audit:read')
    return {
      title: `Export everything about ${fullName(person)}`,
      trail: [
        ...(may(visit, 'people:read') ? [['/console/people', 'People'] as const] : []),
        [address, fullName(person)],
      ],
      content: html`<div class="narrow">
        <p>A ZIP with the record, leave, payslips and documents with their files, and with the user who signs
          in${isAll && html`, the events and the audit log`}. <code>README.txt</code> in it says what each file is.</p>
        <p>${
          isAll
            ? 'It is what somebody gets who asks what is known about them. Look through it first: entries of the audit log can tell of others, too.'
            : 'It is what is kept here about you, as far as you can see it on these pages.'
        } The audit log says who exported it.</p>
        ${form({ action: 'export', submit: 'Export', token: visit.formToken, tried, beside: html`<a href="${address}">Back</a>` })}
      </div>`,
    }
  },
  actions: {
    export: async (visit) => {
      const id = idOf(visit)
      const file = await visit.api.people.export(id).stream()
      return { file, type: 'application/zip', name: `person-${id}.zip` }
    },
  },
})
