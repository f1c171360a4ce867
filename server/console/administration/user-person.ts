import type { User } from '../../../sdk/src/index.ts'
import { form, hidden, type Submission } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { type PageContext, pathId, queryParameter } from '../page-context.ts'
import { choosePerson } from '../people/choose-person.ts'
import { fullName } from '../people/person-name.ts'

/** The page on which the person of a user is chosen and confirmed. */
export const userPersonPage = consolePage({
  path: '/users/:id/person',
  needs: 'users:write',
  show: async (context, submission) => {
    const user = await context.api.users.get(pathId(context))
    const person_id = queryParameter(context, 'person_id')
    return {
      title: text('administration.linkTitle', { name: user.name }),
      trail: [
        ['/console/users', text('administration.users')],
        [`/console/users/${user.id}`, user.name],
      ],
      content: html`<p class="lead">${text('administration.linkUserLead')}</p>
        ${person_id === undefined ? await choosePerson(context) : await confirmation(context, user, Number(person_id), submission)}`,
    }
  },
  actions: {
    link: async (context, form) => {
      const id = pathId(context)
      const body = { person_id: form.number('person_id') }
      const { name } = await context.api.users.update(id, body, { ifMatch: form.number('version') })
      return { goTo: `/console/users/${id}`, notice: text('administration.isLinked', { name }) }
    },
  },
})

async function confirmation(
  context: PageContext,
  user: User,
  person_id: number,
  submission: Submission | undefined,
): Promise<Html> {
  const person = await context.api.people.get(person_id)
  return html`<p>${rich('administration.linkQuestion', {
    name: user.name,
    email: user.email,
    person: fullName(person),
    personEmail: person.email,
  })}</p>
    ${form({
      action: 'link',
      submit: text('administration.link'),
      token: context.formToken,
      submission,
      fields: [hidden('version', user.version), hidden('person_id', person.id)],
      afterSubmit: html`<a href="${context.address.pathname}">${text('administration.chooseOther')}</a>`,
    })}`
}
