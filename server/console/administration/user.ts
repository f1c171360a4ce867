import type { Role, User } from '../../../sdk/src/index.ts'
import { facts, linkButton, notice, question } from '../../pages/components.ts'
import { form, hidden, input, select, type Tried } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { consolePage } from '../console-page.ts'
import { idOf, may, type PageContext } from '../page-context.ts'
import { fullName } from '../people/person-name.ts'
import type { SentForm } from '../sent-form.ts'
import { namesFor } from './names.ts'
import { mayGive, roleChoices, roleName } from './roles.ts'
import { storedNow } from './stored-now.ts'
import { invitationShown } from './user-invite.ts'
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
  visit: PageContext,
  form: SentForm,
  body: Parameters<PageContext['api']['users']['update']>[1],
  done: string,
) {
  const id = idOf(visit)
  await visit.api.users.update(id, body, { ifMatch: form.number('version') })
  return { goTo: `/console/users/${id}`, notice: done }
}

async function userFacts(visit: PageContext, user: User): Promise<Html> {
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

function changes(visit: PageContext, user: User, tried: Tried | undefined): Html {
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

/** Whose confirmation a login needs, where the business asks for two people, with the button for those who may give it. */
async function confirmationOf(visit: PageContext, user: User, tried: Tried | undefined): Promise<Html> {
  if (!user.needs_confirmation || !(await visit.api.business.get()).two_person_pay_runs) return html``
  const confirmers = user.confirmable_by ?? []
  const names = await namesFor(visit, [...user.introduced_by, ...confirmers])
  const list = (ids: readonly number[]): Html =>
    html`${ids.map((id, index) => html`${index > 0 && ', '}${names.user(id)}`)}`
  return html`${notice(
    html`<p><strong>This login is not confirmed.</strong> Your business asks for two people. For approvals,
      ${user.name} counts as one person with whoever invited the login, gave it its role, or linked or unlinked its record:
      ${list(user.introduced_by)}.</p>
      <p>${
        !user.password_set
          ? 'It can be confirmed once the invitation is accepted.'
          : confirmers.length === 0
            ? 'Nobody in the business can confirm it. Ask whoever runs the service: npm run admin -- confirm-user.'
            : html`It can be confirmed by ${list(confirmers)}.`
      }</p>`,
    'warn',
  )}
  ${user.password_set && may(visit, 'users:write') && confirmers.includes(visit.me.id) && button(visit, user, tried)}`
}

const button = ({ formToken: token }: PageContext, { name, email, version }: User, tried: Tried | undefined): Html =>
  question('confirm', {
    button: 'Confirm the login …',
    title: `Confirm the login of ${name}?`,
    content: html`<p>Ask ${name} in person or by phone whether they sign in as ${email}. From then on, they count as a person
      of their own for approvals.</p>
      ${form({ action: 'confirm', submit: 'Confirm', token, tried, kind: 'first', fields: [hidden('version', version)] })}`,
  })

/** What can be done to another user, each behind a question. */
function userQuestions(visit: PageContext, user: User, tried: Tried | undefined): Html {
  const { name, active, person_id, password_set, two_factor_enabled, version } = user
  const ask = (action: string, { ask: button, title, text, submit, danger }: Question): Html =>
    question(action, {
      button,
      title,
      content: html`<p>${text}</p>${form({
        action,
        submit,
        token: visit.formToken,
        tried,
        kind: danger ? 'danger' : 'first',
        fields: [hidden('version', version)],
      })}`,
    })
  return html`<h2>Access</h2>
    <div class="actions">
      ${may(visit, 'people:read') && linkButton(`/console/users/${user.id}/person`, person_id === null ? 'Link to a person' : 'Link to another person')}
      ${person_id !== null && ask('unlink', { ask: 'Unlink …', title: `Unlink ${name} from the record?`, text: 'They will no longer see their own leave, payslips and documents. The record stays.', submit: 'Unlink', danger: false })}
      ${!password_set && active && ask('invite', { ask: 'Invite again …', title: `Invite ${name} again?`, text: visit.me.business.sends_mail ? 'Another mail with a link goes to them. An address gets at most five within 24 hours; further ones are sent later.' : 'No mail is set up here, so you get a new link to hand over. Earlier ones end.', submit: 'Invite again', danger: false })}
      ${two_factor_enabled && ask('reset-second-factor', { ask: 'Reset second factor …', title: `Reset the second factor of ${name}?`, text: 'For somebody who has lost phone and recovery codes. Make sure that it is really them who asks. Their sessions end, and their password alone signs them in.', submit: 'Reset it', danger: true })}
      ${
        active
          ? ask('deactivate', {
              ask: 'Deactivate …',
              title: `Deactivate ${name}?`,
              text: 'They cannot sign in any more, and their sessions end at once. API keys that they made go on.',
              submit: 'Deactivate',
              danger: true,
            })
          : ask('activate', {
              ask: 'Activate …',
              title: `Activate ${name}?`,
              text: 'They can sign in again, with the password that they had.',
              submit: 'Activate',
              danger: false,
            })
      }
    </div>`
}

interface Question {
  /** The button that opens it. */
  ask: string
  title: string
  text: string
  submit: string
  danger: boolean
}
