import { html } from '../../pages/html.ts'
import { consolePage } from '../console-page.ts'
import { checkMay } from '../visit.ts'
import { personName, personSearch } from './person-search.ts'

/** Chooses the person whom an invitation is for. */
export const userInvitePersonPage = consolePage({
  path: '/users/invite/person',
  show: async (visit) => {
    checkMay(visit, 'users:write')
    return {
      title: 'Whom do you invite?',
      trail: [
        ['/console/users', 'Users'],
        ['/console/users/invite', 'Invite a user'],
      ],
      content: await personSearch(
        visit,
        (person) =>
          html`<a href="/console/users/invite?person_id=${person.id}">Invite<span class="spoken"> ${personName(person)}</span></a>`,
      ),
    }
  },
})
