import { consolePage } from '../console-page.ts'
import { queryParameter } from '../page-context.ts'
import { choosePerson } from '../people/choose-person.ts'

/** Chooses the person whom an invitation is for. */
export const userInvitePersonPage = consolePage({
  path: '/users/invite/person',
  needs: 'users:write',
  show: async (visit) => {
    const person_id = queryParameter(visit, 'person_id')
    if (person_id !== undefined) return { goTo: `/console/users/invite?${new URLSearchParams({ person_id })}` }
    return {
      title: 'Whom do you invite?',
      trail: [
        ['/console/users', 'Users'],
        ['/console/users/invite', 'Invite a user'],
      ],
      content: await choosePerson(visit),
    }
  },
})
