import type { Person, UserInvited } from '../../../sdk/src/index.ts'
import { linkButton, notice, secret } from '../../pages/components.ts'
import { between, form, hidden, input, select } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { consolePage, type PageContent } from '../console-page.ts'
import { queryParameter } from '../page-context.ts'
import { fullName } from '../people/person-name.ts'
import { readChosenRole, readCustomRoles, roleChoices } from './roles.ts'

const trail = (): NonNullable<PageContent['trail']> => [['/console/users', text('administration.users')]]

/** The page that invites a user. If the URL has `person_id`, the user is linked to that person. */
export const userInvitePage = consolePage({
  path: '/users/invite',
  needs: 'users:write',
  show: async (context, submission) => {
    const person_id = queryParameter(context, 'person_id')
    const person = person_id === undefined ? undefined : await context.api.people.get(Number(person_id))
    const roles = await readCustomRoles(context)
    return {
      title: text('administration.invite'),
      trail: trail(),
      content: html`<div class="narrow">
        <p class="lead">${text(context.me.business.sends_mail ? 'administration.inviteMail' : 'administration.inviteLink')}</p>
        ${form({
          action: 'invite',
          submit: text('administration.invite'),
          token: context.formToken,
          submission,
          fields: [
            between(personSummary(person)),
            ...(person === undefined ? [] : [hidden('person_id', person.id)]),
            input('name', text('pages.name'), { maxlength: 200, value: person && fullName(person) }),
            input('email', text('pages.email'), {
              type: 'email',
              value: person?.email,
              hint: text('administration.emailHint'),
            }),
            select('role', text('administration.role'), roleChoices(context, roles), { value: 'employee' }),
          ],
          afterSubmit: html`<a href="/console/users">${text('pages.cancel')}</a>`,
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
          ...(readChosenRole(form) ?? { role: 'employee' }),
          ...(person_id !== undefined && { person_id }),
        },
        form.idempotency,
      )
      if (user.invite_link !== undefined || user.secret_withheld === true) return invitationPage(user)
      return { goTo: `/console/users/${user.id}`, notice: text('administration.invitationSent', { email: user.email }) }
    },
  },
})

const personSummary = (person: Person | undefined): Html =>
  person === undefined
    ? html`<p class="hint">${rich('administration.choosePerson', { link: linkTo('/console/users/invite/person') })}</p>`
    : html`<p>${rich('administration.linkedPerson', {
        name: fullName(person),
        other: linkTo('/console/users/invite/person'),
        none: linkTo('/console/users/invite'),
      })}</p>`

/**
 * Returns the page with the link of an invitation that is not sent by email, or a notice that the link was shown
 * before.
 */
export const invitationPage = ({ id, name, invite_link }: UserInvited): PageContent => ({
  title: text('administration.isInvited', { name }),
  trail: trail(),
  content: html`<div class="narrow">
    ${
      invite_link === undefined
        ? notice(html`<p>${text('administration.linkGone')}</p>`, 'warn')
        : html`<p class="lead">${text('administration.linkLead', { name })}</p>
          ${notice(html`<p>${text('administration.linkOnce')}</p>`, 'warn')}
          ${secret('invite-link', invite_link)}`
    }
    <div class="submit">${linkButton(`/console/users/${id}`, text('administration.goToUser'))}</div>
  </div>`,
})
