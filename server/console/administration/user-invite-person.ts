import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { queryParameter } from '../page-context.ts'
import { choosePerson } from '../people/choose-person.ts'

/** The page on which the person of an invitation is chosen. */
export const userInvitePersonPage = consolePage({
  path: '/users/invite/person',
  needs: 'users:write',
  show: async (context) => {
    const person_id = queryParameter(context, 'person_id')
    if (person_id !== undefined) return { goTo: `/console/users/invite?${new URLSearchParams({ person_id })}` }
    return {
      title: text('administration.whomToInvite'),
      trail: [
        ['/console/users', text('administration.users')],
        ['/console/users/invite', text('administration.invite')],
      ],
      content: await choosePerson(context),
    }
  },
})
