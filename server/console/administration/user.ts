import type { Role, User } from '../../../sdk/src/index.ts'
import { facts } from '../../pages/components.ts'
import { form, hidden, input, select, type Tried } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { consolePage } from '../console-page.ts'
import { fullName } from '../people/person-name.ts'
import type { SentForm } from '../sent-form.ts'
import { idOf, may, type Visit } from '../visit.ts'
import { mayGive, roleChoices, roleName } from './roles.ts'
import { storedNow } from './stored-now.ts'
import { confirmationOf } from './user-confirmation.ts'
import { invitationShown } from './user-invite.ts'
import { userQuestions } from './user-questions.ts'
import { secondFactorState, userState } from './user-state.ts'

export const userPage = consolePage({
  path: '/users/:id',
  show: async (visit, tried) => {
    const user = await visit.api.users.get(idOf(visit))
    return {
      title: user.name,
      trail: [['/console/users', 'Users']],
      content: html`<div class="narrow">
        ${await userFacts(visit, user)}
        ${await confirmationOf(visit, user, tried)}
        ${may(visit, 'users:write') && changes(visit, user, tried)}
      </div>`,
    }
  },
  actions: {
    change: (visit, form) => {
      const role = form.optional('role') as Role | undefined
      return update(visit, form, { name: form.text('name'), ...(role && { role }) }, 'The user is changed.')
    },
    unlink: (visit, form) => update(visit, form, { person_id: null }, 'The user has no record of their own any more.'),
    deactivate: (visit, form) =>
      update(visit, form, { active: false }, 'The user cannot sign in any more. Their sessions have ended.'),
    activate: (visit, form) => update(visit, form, { active: true }, 'The user can sign in again.'),
    invite: async (visit, form) => {
      const id = idOf(visit)
      const options = { ifMatch: form.number('version'), ...form.once }
      const user = await visit.api.users.resendInvitation(id, options)
      if (user.invite_link !== undefined || user.secret_withheld === true) return invitationShown(user)
      return { goTo: `/console/users/${id}`, notice: `Another invitation is on its way to ${user.email}.` }
    },
    confirm: async (visit, form) => {
      const id = idOf(visit)
      const { name } = await visit.api.users.confirm(id, { ifMatch: form.number('version'), ...form.once })
      return { goTo: `/console/users/${id}`, notice: `The login of ${name} is confirmed.` }
    },
    'reset-second-factor': async (visit, form) => {
      const id = idOf(visit)
      await visit.api.users.resetTwoFactor(id, { ifMatch: form.number('version'), ...form.once })
      return { goTo: `/console/users/${id}`, notice: 'The second factor is off. Their sessions have ended.' }
    },
  },
})

async function update(
  visit: Visit,
  form: SentForm,
  body: Parameters<Visit['api']['users']['update']>[1],
  done: string,
) {
  const id = idOf(visit)
  await visit.api.users.update(id, body, { ifMatch: form.number('version') })
  return { goTo: `/console/users/${id}`, notice: done }
}

async function userFacts(visit: Visit, user: User): Promise<Html> {
  const { formats } = visit
  const person = user.person_id === null ? undefined : await visit.api.people.get(user.person_id)
  return html`${facts([
    ['E-mail', user.email],
    ['Role', roleName(user.role)],
    ['State', userState(user)],
    user.locked_until !== null && ['Locked until', formats.time(user.locked_until)],
    ['Second factor', secondFactorState(user)],
    ['Record', person && html`<a href="/console/people/${person.id}">${fullName(person)}</a>`],
    user.confirmed_at !== null && ['Confirmed', formats.time(user.confirmed_at)],
    ['Last login', user.last_login_at === null ? 'Never' : formats.time(user.last_login_at)],
    ['Added', formats.time(user.created_at)],
  ])}
  ${
    !user.password_set &&
    html`<p class="hint">They have not chosen a password yet. The link of an invitation lasts seven days.</p>`
  }
  ${may(visit, 'audit:read') && html`<p><a href="/console/audit-log?user_id=${user.id}">What they did, and what was done to them</a></p>`}`
}

function changes(visit: Visit, user: User, tried: Tried | undefined): Html {
  if (!mayGive(visit, user.role)) return html`<p class="hint">Only owners can change an owner.</p>`
  const { version } = user
  const isOwn = user.id === visit.me.id
  const own = html`Nobody changes their own role or record. Ask another owner or admin for it.`
  const hintFor = (field: 'name' | 'role', text: string) =>
    storedNow(tried?.action === 'change' ? tried : undefined, { version, field, stored: user[field], text })
  return html`<h2>Name and role</h2>
    ${form({
      action: 'change',
      submit: 'Save',
      token: visit.formToken,
      tried,
      fields: [
        hidden('version', version),
        input('name', 'Name', { value: user.name, maxlength: 200, hint: hintFor('name', user.name) }),
        isOwn
          ? () => html`<p class="hint">${own}</p>`
          : select('role', 'Role', roleChoices(visit), {
              value: user.role,
              hint: hintFor('role', roleName(user.role)) ?? 'Another role ends their sessions.',
            }),
      ],
    })}
    ${!isOwn && userQuestions(visit, user, tried)}`
}
