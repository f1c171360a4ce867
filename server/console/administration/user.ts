import type { CustomRole, User } from '../../../sdk/src/index.ts'
import { facts, linkButton, notice, question } from '../../pages/components.ts'
import { checkbox, type Field, form, hidden, input, type Submission, select } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { consolePage } from '../console-page.ts'
import { may, type PageContext, pathId } from '../page-context.ts'
import { fullName } from '../people/person-name.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { isInactive } from './key-state.ts'
import { namesFor } from './names.ts'
import { mayGrant, readChosenRole, readCustomRoles, roleChoices, roleName, roleValue } from './roles.ts'
import { storedValueHint } from './stored-value-hint.ts'
import { invitationPage } from './user-invite.ts'
import { secondFactorState, userState } from './user-state.ts'

export const userPage = consolePage({
  path: '/users/:id',
  show: async (context, submission) => {
    const user = await context.api.users.get(pathId(context))
    const roles = await readCustomRoles(context)
    return {
      title: user.name,
      trail: [['/console/users', text('administration.users')]],
      content: html`<div class="narrow">
        ${await userFacts(context, user, roles)}
        ${await confirmationNotice(context, user, submission)}
        ${may(context, 'users:write') && changeForms(context, { user, roles, keys: await activeKeys(context, user), submission })}
      </div>`,
    }
  },
  actions: {
    change: (context, form) => {
      return update(
        context,
        form,
        { name: form.text('name'), ...readChosenRole(form) },
        text('administration.userSaved'),
      )
    },
    unlink: (context, form) => update(context, form, { person_id: null }, text('administration.userUnlinked')),
    deactivate: (context, form) => {
      const revokes = form.isChecked('revoke_api_keys')
      const body = { active: false, ...(revokes && { revoke_api_keys: true }) }
      return update(
        context,
        form,
        body,
        text(`administration.${revokes ? 'userAndKeysDeactivated' : 'userDeactivated'}`),
      )
    },
    activate: (context, form) => update(context, form, { active: true }, text('administration.userActivated')),
    invite: async (context, form) => {
      const id = pathId(context)
      const options = { ifMatch: form.number('version'), ...form.idempotency }
      const user = await context.api.users.resendInvitation(id, options)
      if (user.invite_link !== undefined || user.secret_withheld === true) return invitationPage(user)
      return { goTo: `/console/users/${id}`, notice: text('administration.invitationResent', { email: user.email }) }
    },
    confirm: async (context, form) => {
      const id = pathId(context)
      const { name } = await context.api.users.confirm(id, { ifMatch: form.number('version'), ...form.idempotency })
      return { goTo: `/console/users/${id}`, notice: text('administration.userConfirmed', { name }) }
    },
    'unlink-single-sign-on': async (context, form) => {
      const id = pathId(context)
      await context.api.users.unlinkSingleSignOn(id, { ifMatch: form.number('version'), ...form.idempotency })
      return { goTo: `/console/users/${id}`, notice: text('singleSignOn.unlinked') }
    },
    'reset-second-factor': async (context, form) => {
      const id = pathId(context)
      await context.api.users.resetTwoFactor(id, { ifMatch: form.number('version'), ...form.idempotency })
      return { goTo: `/console/users/${id}`, notice: text('administration.twoFactorReset') }
    },
  },
})

async function update(
  context: PageContext,
  form: SubmittedForm,
  body: Parameters<PageContext['api']['users']['update']>[1],
  done: string,
) {
  const id = pathId(context)
  await context.api.users.update(id, body, { ifMatch: form.number('version') })
  return { goTo: `/console/users/${id}`, notice: done }
}

async function userFacts(context: PageContext, user: User, roles: readonly CustomRole[]): Promise<Html> {
  const { formats } = context
  const person = user.person_id === null ? undefined : await context.api.people.get(user.person_id)
  return html`${facts([
    [text('pages.email'), user.email],
    [text('administration.role'), roleName(user, roles)],
    [text('pages.status'), userState(user)],
    user.locked_until !== null && [text('administration.lockedUntil'), formats.time(user.locked_until)],
    [text('administration.twoFactor'), secondFactorState(user)],
    user.passkey_count > 0 && [text('administration.passkeys'), String(user.passkey_count)],
    user.single_sign_on_linked && [text('singleSignOn.title'), text('singleSignOn.linked')],
    [text('pages.person'), person && html`<a href="/console/people/${person.id}">${fullName(person)}</a>`],
    user.confirmed_at !== null && [text('administration.confirmed'), formats.time(user.confirmed_at)],
    [
      text('administration.lastLogin'),
      user.last_login_at === null ? text('administration.never') : formats.time(user.last_login_at),
    ],
    [text('administration.added'), formats.time(user.created_at)],
  ])}
  ${!user.password_set && html`<p class="hint">${text('administration.noPassword')}</p>`}
  ${may(context, 'audit:read') && html`<p>${rich('administration.userAudit', { link: linkTo(`/console/audit-log?user_id=${user.id}`) })}</p>`}`
}

interface UserWithRoles {
  user: User
  roles: readonly CustomRole[]
  /** The number of API keys that the user created and that work. */
  keys: number
  submission: Submission | undefined
}

function changeForms(context: PageContext, { user, roles, keys, submission }: UserWithRoles): Html {
  if (!mayGrant(context, user, roles)) {
    const isOwner = user.role === 'owner'
    return html`<p class="hint">${text(isOwner ? 'administration.ownersOnly' : 'administration.exceedsOwn')}</p>`
  }
  const { version } = user
  const isOwn = user.id === context.me.id
  const hintFor = (field: 'name' | 'role', storedText: string) =>
    storedValueHint(submission?.action === 'change' ? submission : undefined, {
      version,
      field,
      stored: field === 'role' ? roleValue(user) : user.name,
      storedText,
    })
  return html`<h2>${text('administration.nameAndRole')}</h2>
    ${form({
      action: 'change',
      submit: text('pages.save'),
      token: context.formToken,
      submission,
      fields: [
        hidden('version', version),
        input('name', text('pages.name'), {
          value: user.name,
          maxlength: 200,
          hint: hintFor('name', user.name),
        }),
        isOwn
          ? () => html`<p class="hint">${text('administration.ownRole')}</p>`
          : select('role', text('administration.role'), roleChoices(context, roles), {
              value: roleValue(user),
              hint: hintFor('role', roleName(user, roles)) ?? text('administration.roleHint'),
            }),
      ],
    })}
    ${!isOwn && userQuestions(context, user, keys, submission)}`
}

/**
 * Renders the users who can confirm this user in a business that requires two people, with a button for those users.
 */
async function confirmationNotice(context: PageContext, user: User, submission: Submission | undefined): Promise<Html> {
  if (!user.needs_confirmation || !(await context.api.business.get()).two_person_pay_runs) return html``
  const confirmers = user.confirmable_by ?? []
  const names = await namesFor(context, [...user.introduced_by, ...confirmers])
  const list = (ids: readonly number[]): Html =>
    html`${ids.map((id, index) => html`${index > 0 && ', '}${names.user(id)}`)}`
  return html`${notice(
    html`<p>${rich('administration.notConfirmed', { name: user.name, users: list(user.introduced_by) })}</p>
      <p>${
        !user.password_set
          ? text('administration.confirmAfterInvitation')
          : confirmers.length === 0
            ? text('administration.confirmByOperator')
            : rich('administration.confirmBy', { users: list(confirmers) })
      }</p>`,
    'warn',
  )}
  ${user.password_set && may(context, 'users:write') && confirmers.includes(context.me.id) && confirmButton(context, user, submission)}`
}

const confirmButton = (
  { formToken: token }: PageContext,
  { name, email, version }: User,
  submission: Submission | undefined,
): Html =>
  question('confirm', {
    button: text('administration.confirmButton'),
    title: text('administration.confirmTitle', { name }),
    content: html`<p>${text('administration.confirmLead', { name, email })}</p>
      ${form({ action: 'confirm', submit: text('administration.confirm'), token, submission, kind: 'first', fields: [hidden('version', version)] })}`,
  })

/** Counts the API keys that a user created and that work; 0 if the viewer cannot revoke them. */
async function activeKeys(context: PageContext, { id }: User): Promise<number> {
  if (!may(context, 'keys:read') || !may(context, 'keys:write')) return 0
  let count = 0
  for await (const key of context.api.apiKeys.list({ limit: 200 })) {
    if (key.created_by === id && !isInactive(key)) count += 1
  }
  return count
}

/** Renders the actions on another user, each with a confirmation. */
function userQuestions(context: PageContext, user: User, keys: number, submission: Submission | undefined): Html {
  const { name, active, person_id, password_set, two_factor_enabled, passkey_count, version } = user
  const confirmAction = (action: string, { button, title, lead, submit, danger, fields = [] }: Question): Html =>
    question(action, {
      button,
      title,
      content: html`<p>${lead}</p>${form({
        action,
        submit,
        token: context.formToken,
        submission,
        kind: danger ? 'danger' : 'first',
        fields: [hidden('version', version), ...fields],
      })}`,
    })
  return html`<h2>${text('administration.access')}</h2>
    <div class="actions">
      ${may(context, 'people:read') && linkButton(`/console/users/${user.id}/person`, person_id === null ? text('administration.linkPerson') : text('administration.linkOtherPerson'))}
      ${person_id !== null && confirmAction('unlink', { button: text('administration.unlinkButton'), title: text('administration.unlinkTitle', { name }), lead: text('administration.unlinkLead'), submit: text('administration.unlink'), danger: false })}
      ${!password_set && active && confirmAction('invite', { button: text('administration.inviteAgainButton'), title: text('administration.inviteAgainTitle', { name }), lead: context.me.business.sends_mail ? text('administration.inviteAgainMail') : text('administration.inviteAgainLink'), submit: text('administration.inviteAgain'), danger: false })}
      ${(two_factor_enabled || passkey_count > 0) && confirmAction('reset-second-factor', { button: text('administration.resetButton'), title: text('administration.resetTitle', { name }), lead: text('administration.resetLead'), submit: text('administration.reset'), danger: true })}
      ${user.single_sign_on_linked && confirmAction('unlink-single-sign-on', { button: text('singleSignOn.unlinkButton'), title: text('singleSignOn.unlinkTitle', { name }), lead: text('singleSignOn.unlinkLead'), submit: text('singleSignOn.unlink'), danger: true })}
      ${
        active
          ? confirmAction('deactivate', {
              button: text('administration.deactivateButton'),
              title: text('administration.deactivateTitle', { name }),
              lead: text('administration.deactivateLead'),
              submit: text('administration.deactivate'),
              danger: true,
              fields: keys === 0 ? [] : [revokeField(context, keys)],
            })
          : confirmAction('activate', {
              button: text('administration.activateButton'),
              title: text('administration.activateTitle', { name }),
              lead: text('administration.activateLead'),
              submit: text('administration.activate'),
              danger: false,
            })
      }
    </div>`
}

const revokeField = ({ formats }: PageContext, count: number): Field =>
  checkbox('revoke_api_keys', formats.text('administration.revokeKeys', { count }), {
    hint: text('administration.revokeKeysHint'),
  })

interface Question {
  /** The label of the button that opens the dialog. */
  button: string
  title: string
  lead: string
  submit: string
  danger: boolean
  fields?: readonly Field[]
}
