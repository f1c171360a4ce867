import type { Person } from '../../../sdk/src/index.ts'
import { linkButton, question } from '../../pages/components.ts'
import { form, hidden, input, type Tried } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { consolePage } from '../console-page.ts'
import { idOf, may, type PageContext } from '../page-context.ts'
import { fullName } from './person-name.ts'
import { recordOf } from './person-record.ts'

export const personPage = consolePage({
  path: '/people/:id',
  show: async (visit, tried) => {
    const person = await visit.api.people.get(idOf(visit))
    return {
      title: fullName(person),
      trail: may(visit, 'people:read') ? [['/console/people', 'People']] : [],
      beside: html`${mayExport(visit, person) && linkButton(`/console/people/${person.id}/export`, 'Export')}
        ${may(visit, 'people:write') && person.deleted_at === null && buttons(visit, person, tried)}`,
      content: await recordOf(visit, person),
    }
  },
  actions: {
    terminate: async (visit, form) => {
      const body = { last_day: form.text('last_day'), reason: form.optional('reason') }
      const options = { ifMatch: form.number('version'), ...form.once }
      const person = await visit.api.people.terminate(idOf(visit), body, options)
      const day = visit.formats.day(person.last_day ?? body.last_day)
      return {
        goTo: `/console/people/${person.id}`,
        notice: `The last day of ${fullName(person)} is ${day}.`,
      }
    },
    delete: async (visit, form) => {
      await visit.api.people.delete(idOf(visit), { ifMatch: form.number('version') })
      return { goTo: '/console/people', notice: 'The record was deleted.' }
    },
  },
})

/** Whoever may read everything, and everybody of themselves. */
const mayExport = (visit: PageContext, { id }: Person): boolean => may(visit, 'audit:read') || visit.me.person_id === id

function buttons({ formToken: token }: PageContext, person: Person, tried: Tried | undefined): Html {
  const name = fullName(person)
  const version = hidden('version', person.version)
  return html`${
    person.status !== 'terminated' &&
    question('terminate', {
      button: 'End employment …',
      title: `End the employment of ${name}?`,
      isOpen: tried?.action === 'terminate',
      content: html`<p>After the last day the user of ${name} cannot sign in. Leave that begins later is cancelled.</p>
        ${form({
          action: 'terminate',
          submit: 'End the employment',
          token,
          tried,
          kind: 'danger',
          fields: [
            version,
            input('last_day', 'Last day', {
              type: 'date',
              value: person.last_day,
              min: person.start_date ?? '',
            }),
            input('reason', 'Reason', { optional: true, maxlength: 500, hint: 'Only the audit log has it.' }),
          ],
        })}`,
    })
  }
  ${question('delete', {
    button: 'Delete …',
    title: `Delete the record of ${name}?`,
    isOpen: tried?.action === 'delete',
    content: html`<p>The record leaves all lists, and the user of ${name} cannot sign in. After 30 days the personal data
        are erased. To keep the record of somebody who leaves, end their employment instead.</p>
      ${form({ action: 'delete', submit: 'Delete the record', token, tried, kind: 'danger', fields: [version] })}`,
  })}
  ${
    person.status === 'terminated' &&
    person.erased_at === null &&
    linkButton(`/console/people/${person.id}/erase`, 'Erase …')
  }
  ${person.erased_at === null && linkButton(`/console/people/${person.id}/edit`, 'Change', 'first')}`
}
