import type { Person } from '../../../sdk/src/index.ts'
import { emptyState } from '../../pages/components.ts'
import { form, hidden, input, type Tried } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { consolePage } from '../console-page.ts'
import { idOf, type PageContext } from '../page-context.ts'
import { fullName } from './person-name.ts'

export const erasePersonPage = consolePage({
  path: '/people/:id/erase',
  needs: 'people:write',
  show: async (visit, tried) => {
    const person = await visit.api.people.get(idOf(visit))
    return {
      title: `Erase ${fullName(person)}`,
      trail: [
        ['/console/people', 'People'],
        [`/console/people/${person.id}`, fullName(person)],
      ],
      content: whyNot(person) ?? question(visit, person, tried),
    }
  },
  actions: {
    erase: async (visit, form) => {
      const id = idOf(visit)
      const options = { ifMatch: form.number('version'), ...form.once }
      await visit.api.people.erase(id, { confirm: form.text('confirm') }, options)
      return { goTo: `/console/people/${id}`, notice: 'The person was erased.' }
    },
  },
})

function whyNot({ id, status, erased_at }: Person): Html | undefined {
  const back = html`<p><a href="/console/people/${id}">Back to the record</a></p>`
  if (erased_at !== null) return emptyState('Erased already', back)
  if (status === 'terminated') return undefined
  return emptyState(
    'Somebody who works here cannot be erased',
    html`<p>End the employment first: from the end date on the person can be erased.</p>${back}`,
  )
}

function question({ formToken: token }: PageContext, person: Person, tried: Tried | undefined): Html {
  const address = `/console/people/${person.id}`
  return html`<div class="narrow">
    <p class="lead">What tells who somebody was goes, for ever. Nobody can bring it back: not you, and not we.</p>
    <h2>What goes</h2>
    <ul>
      <li>Names, addresses, birthday, job and whatever else the record says</li>
      <li>Documents about the person: their files, also signed ones, signatures and trails</li>
      <li>The user: password, second factor, sessions, links of mails and calendars</li>
      <li>Notes on leave, and the name on payslips, also printed ones</li>
      <li>What events, answers of webhook receivers and the audit log tell of the person</li>
    </ul>
    <h2>What stays</h2>
    <ul>
      <li>Dates of the employment, leave and its days, payslips and pay runs with their amounts, as the law asks</li>
      <li>Who did what and when, by number and without a name</li>
      <li>What the person signed for others, which is evidence for those</li>
      <li>What was sent to other systems: <code>person.erased</code> tells them to erase it, too</li>
    </ul>
    <p>Keep what you have to keep beforehand: <a href="${address}/export">export everything about the person</a>.</p>
    ${form({
      action: 'erase',
      submit: 'Erase for ever',
      token,
      tried,
      kind: 'danger',
      fields: [
        hidden('version', person.version),
        input('confirm', `Type “${fullName(person)}”`, { autocomplete: 'off', maxlength: 300 }),
      ],
      beside: html`<a href="${address}">Cancel</a>`,
    })}
  </div>`
}
