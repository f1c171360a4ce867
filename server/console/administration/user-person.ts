import { form, hidden } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { consolePage } from '../console-page.ts'
import { checkMay, idOf } from '../visit.ts'
import { personSearch } from './person-search.ts'

/** Chooses the person whose record is a user's own. */
export const userPersonPage = consolePage({
  path: '/users/:id/person',
  show: async (visit) => {
    checkMay(visit, 'users:write')
    const user = await visit.api.users.get(idOf(visit))
    return {
      title: `Whose record is ${user.name}’s own?`,
      trail: [
        ['/console/users', 'Users'],
        [`/console/users/${user.id}`, user.name],
      ],
      content: html`<p class="lead">The user will see what belongs to that person: their record, leave, payslips and
        documents.</p>
        ${await personSearch(visit, (person) =>
          form({
            action: 'link',
            submit: 'Link',
            token: visit.formToken,
            kind: 'plain',
            fields: [hidden('version', user.version), hidden('person_id', person.id)],
          }),
        )}`,
    }
  },
  actions: {
    link: async (visit, form) => {
      const id = idOf(visit)
      const body = { person_id: form.number('person_id') }
      const { name } = await visit.api.users.update(id, body, { ifMatch: form.number('version') })
      return { goTo: `/console/users/${id}`, notice: `${name} is linked to the record.` }
    },
  },
})
