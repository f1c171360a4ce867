import type { Person } from '../../../sdk/src/index.ts'
import { emptyState } from '../../pages/components.ts'
import { form, hidden, input, type Submission } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { consolePage } from '../console-page.ts'
import { type PageContext, pathId } from '../page-context.ts'
import { fullName, personTrail } from './person-name.ts'

export const erasePersonPage = consolePage({
  path: '/people/:id/erase',
  needs: 'people:write',
  show: async (context, submission) => {
    const person = await context.api.people.get(pathId(context))
    return {
      title: text('people.eraseTitle', { name: fullName(person) }),
      trail: personTrail(person),
      content: refusal(person) ?? question(context, person, submission),
    }
  },
  actions: {
    erase: async (context, form) => {
      const id = pathId(context)
      const options = { ifMatch: form.number('version'), ...form.idempotency }
      await context.api.people.erase(id, { confirm: form.text('confirm') }, options)
      return { goTo: `/console/people/${id}`, notice: text('people.isErased') }
    },
  },
})

function refusal({ id, status, erased_at }: Person): Html | undefined {
  const back = html`<p>${rich('people.backToRecord', { link: linkTo(`/console/people/${id}`) })}</p>`
  if (erased_at !== null) return emptyState(text('people.alreadyErased'), back)
  if (status === 'terminated') return undefined
  return emptyState(text('people.notTerminated'), html`<p>${text('people.notTerminatedHint')}</p>${back}`)
}

function question({ formToken: token }: PageContext, person: Person, submission: Submission | undefined): Html {
  const address = `/console/people/${person.id}`
  return html`<div class="narrow">
    <p class="lead">${text('people.eraseLead')}</p>
    <h2>${text('people.eraseRemoves')}</h2>
    <ul>
      <li>${text('people.eraseRemoves.record')}</li>
      <li>${text('people.eraseRemoves.documents')}</li>
      <li>${text('people.eraseRemoves.user')}</li>
      <li>${text('people.eraseRemoves.notes')}</li>
      <li>${text('people.eraseRemoves.logs')}</li>
    </ul>
    <h2>${text('people.eraseKeeps')}</h2>
    <ul>
      <li>${text('people.eraseKeeps.pay')}</li>
      <li>${text('people.eraseKeeps.audit')}</li>
      <li>${text('people.eraseKeeps.signatures')}</li>
      <li>${rich('people.eraseKeeps.systems')}</li>
    </ul>
    <p>${rich('people.eraseExport', { link: linkTo(`${address}/export`) })}</p>
    ${form({
      action: 'erase',
      submit: text('people.erase'),
      token,
      submission,
      kind: 'danger',
      fields: [
        hidden('version', person.version),
        input('confirm', text('people.eraseConfirm', { name: fullName(person) }), {
          autocomplete: 'off',
          maxlength: 300,
        }),
      ],
      afterSubmit: html`<a href="${address}">${text('pages.cancel')}</a>`,
    })}
  </div>`
}
