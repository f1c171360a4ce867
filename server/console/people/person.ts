import type { Person } from '../../../sdk/src/index.ts'
import { linkButton, question } from '../../pages/components.ts'
import { form, hidden, input, type Submission } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { may, type PageContext, pathId } from '../page-context.ts'
import { fullName } from './person-name.ts'
import { recordPanels } from './person-record.ts'

export const personPage = consolePage({
  path: '/people/:id',
  show: async (context, submission) => {
    const person = await context.api.people.get(pathId(context))
    return {
      title: fullName(person),
      trail: may(context, 'people:read') ? [['/console/people', text('people.title')]] : [],
      headerActions: html`${mayExport(context, person) && linkButton(`/console/people/${person.id}/export`, text('people.export'))}
        ${may(context, 'people:write') && person.deleted_at === null && buttons(context, person, submission)}`,
      content: await recordPanels(context, person),
    }
  },
  actions: {
    terminate: async (context, form) => {
      const body = { last_day: form.text('last_day'), reason: form.optional('reason') }
      const options = { ifMatch: form.number('version'), ...form.idempotency }
      const person = await context.api.people.terminate(pathId(context), body, options)
      const day = context.formats.day(person.last_day ?? body.last_day)
      return {
        goTo: `/console/people/${person.id}`,
        notice: text('people.lastDayIs', { name: fullName(person), day }),
      }
    },
    delete: async (context, form) => {
      await context.api.people.delete(pathId(context), { ifMatch: form.number('version') })
      return { goTo: '/console/people', notice: text('people.recordDeleted') }
    },
  },
})

/** Users who may read all data, and users about themselves. */
const mayExport = (context: PageContext, { id }: Person): boolean =>
  may(context, 'audit:read') || context.me.person_id === id

function buttons({ formToken: token }: PageContext, person: Person, submission: Submission | undefined): Html {
  const name = fullName(person)
  const version = hidden('version', person.version)
  return html`${
    person.status !== 'terminated' &&
    question('terminate', {
      button: text('people.terminateButton'),
      title: text('people.terminateTitle', { name }),
      isOpen: submission?.action === 'terminate',
      content: html`<p>${text('people.terminateLead', { name })}</p>
        ${form({
          action: 'terminate',
          submit: text('people.terminate'),
          token,
          submission,
          kind: 'danger',
          fields: [
            version,
            input('last_day', text('people.lastDay'), {
              type: 'date',
              value: person.last_day,
              min: person.start_date ?? '',
            }),
            input('reason', text('people.reason'), { optional: true, maxlength: 500, hint: text('people.reasonHint') }),
          ],
        })}`,
    })
  }
  ${question('delete', {
    button: text('people.deleteButton'),
    title: text('people.deleteTitle', { name }),
    isOpen: submission?.action === 'delete',
    content: html`<p>${text('people.deleteLead', { name })}</p>
      ${form({ action: 'delete', submit: text('people.delete'), token, submission, kind: 'danger', fields: [version] })}`,
  })}
  ${
    person.status === 'terminated' &&
    person.erased_at === null &&
    linkButton(`/console/people/${person.id}/erase`, text('people.eraseButton'))
  }
  ${person.erased_at === null && linkButton(`/console/people/${person.id}/edit`, text('pages.edit'), 'first')}`
}
