import type { Person, Role, UserInvited } from '../../../sdk/src/index.ts'
import { linkButton, notice, secret } from '../../pages/components.ts'
import { between, form, hidden, input, select } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { consolePage, type Shown } from '../console-page.ts'
import { queryParameter } from '../page-context.ts'
import { fullName } from '../people/person-name.ts'
import { roleChoices } from './roles.ts'

const trail = [['/console/users', 'Users']] as const

/** With `person_id` in the address, the user is linked to that person. */
export const userInvitePage = consolePage({
  path: '/users/invite',
  needs: 'users:write',
  show: async (visit, tried) => {
    const chosen = queryParameter(visit, 'person_id')
    const person = chosen === undefined ? undefined : await visit.api.people.get(Number(chosen))
    return {
      title: 'Invite a user',
      trail,
      content: html`<div class="narrow">
        <p class="lead">${visit.me.business.sends_mail ? 'They get a mail with a link' : 'No mail is set up here: you get a link for them, to hand over,'} that works once, within seven days. With it they choose a password.</p>
        ${form({
          action: 'invite',
          submit: 'Invite',
          token: visit.formToken,
          tried,
          fields: [
            between(personShown(person)),
            ...(person === undefined ? [] : [hidden('person_id', person.id)]),
            input('name', 'Name', { maxlength: 200, value: person && fullName(person) }),
            input('email', 'E-mail', { type: 'email', value: person?.email, hint: 'They sign in with it.' }),
            select('role', 'Role', roleChoices(visit), { value: 'employee' }),
          ],
          beside: html`<a href="/console/users">Cancel</a>`,
        })}
      </div>`,
    }
  },
  actions: {
    invite: async ({ api }, form) => {
      const person_id = form.optionalNumber('person_id')
      const user = await api.users.create(
        {
          name: form.text('name'),
          email: form.text('email'),
          role: form.text('role') as Role,
          ...(person_id !== undefined && { person_id }),
        },
        form.once,
      )
      if (user.invite_link !== undefined || user.secret_withheld === true) return invitationShown(user)
      return { goTo: `/console/users/${user.id}`, notice: `An invitation is on its way to ${user.email}.` }
    },
  },
})

const personShown = (person: Person | undefined): Html =>
  person === undefined
    ? html`<p class="hint">Employees and managers need a link to their own record.
        <a href="/console/users/invite/person">Choose the person</a></p>`
    : html`<p>Linked to the record of <strong>${fullName(person)}</strong>.
        <a href="/console/users/invite/person">Choose another</a> or
        <a href="/console/users/invite">invite without a record</a></p>`

/** The link of an invitation that is not mailed, or that it was shown before. */
export const invitationShown = ({ id, name, invite_link }: UserInvited): Shown => ({
  title: `${name} is invited`,
  trail,
  content: html`<div class="narrow">
    ${
      invite_link === undefined
        ? notice(html`<p>The link was shown before, and cannot be shown again.</p>`, 'warn')
        : html`<p class="lead">No mail is set up here, so hand them this link yourself. With it they choose a password.</p>
          ${notice(html`<p>It is shown only now. It works once, within seven days.</p>`, 'warn')}
          ${secret('invite-link', invite_link)}`
    }
    <div class="submit">${linkButton(`/console/users/${id}`, 'Go on to the user')}</div>
  </div>`,
})
