import type { CustomRole, Scope } from '../../../sdk/src/index.ts'
import { facts, question } from '../../pages/components.ts'
import { form, hidden, type Submission } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { may, type PageContext, pathId } from '../page-context.ts'
import { readRole, roleFields, roleList } from './role-fields.ts'
import { scopeText } from './scope-texts.ts'

/** The page that changes or deletes a role, and lists its users. */
export const customRolePage = consolePage({
  path: '/roles/:role_id',
  needs: 'users:read',
  show: async (context, submission) => {
    const role = await context.api.roles.get(pathId(context, 'role_id'))
    const reason = refusal(context, role)
    return {
      title: role.name,
      trail: [[roleList, text('roles.title')]],
      headerActions: reason === undefined && role.users_count === 0 ? deletion(context, role, submission) : html``,
      content: html`${reason === undefined ? changeForm(context, role, submission) : roleFacts(role, reason)}
        ${await userList(context, role)}`,
    }
  },
  actions: {
    change: async (context, submitted) => {
      const id = pathId(context, 'role_id')
      await context.api.roles.update(id, readRole(submitted), { ifMatch: submitted.number('version') })
      return { goTo: context.address.pathname, notice: text('roles.saved') }
    },
    delete: async (context, submitted) => {
      const id = pathId(context, 'role_id')
      const { name } = await context.api.roles.get(id)
      await context.api.roles.delete(id, { ifMatch: submitted.number('version') })
      return { goTo: roleList, notice: text('roles.deleted', { name }) }
    },
  },
})

/** Returns why the user cannot change the role; undefined if they can, and an empty string without permission. */
function refusal(context: PageContext, { id, scopes }: CustomRole): string | undefined {
  if (!may(context, 'users:write')) return ''
  if (context.me.role_id === id) return text('roles.own')
  return scopes.every((scope) => may(context, scope as Scope)) ? undefined : text('roles.exceeds')
}

const changeForm = (context: PageContext, role: CustomRole, submission: Submission | undefined): Html =>
  form({
    action: 'change',
    submit: text('pages.save'),
    token: context.formToken,
    submission,
    fields: [
      hidden('version', role.version),
      ...roleFields(context, role),
      () => html`${role.users_count > 0 && html`<p class="hint">${text('roles.endsSessions')}</p>`}`,
    ],
    afterSubmit: html`<a href="${roleList}">${text('pages.cancel')}</a>`,
  })

const roleFacts = ({ description, scopes, reach }: CustomRole, reason: string): Html =>
  html`${reason !== '' && html`<p class="hint">${reason}</p>`}
  ${facts([
    [text('roles.description'), description],
    [text('roles.reach'), text(`roles.reachText.${reach}`)],
    [text('roles.scopes'), html`<ul>${scopes.map((scope) => html`<li>${scopeText(scope as Scope)}</li>`)}</ul>`],
  ])}`

/** The maximum number of users that the page lists. */
const maxUsers = 200

async function userList({ api }: PageContext, { id }: CustomRole): Promise<Html> {
  const { data } = await api.users.list({ role_id: id, limit: maxUsers })
  return html`<h2>${text('roles.users')}</h2>
  ${
    data.length === 0
      ? html`<p class="hint">${text('roles.noUsers')}</p>`
      : html`<ul>${data.map((user) => html`<li><a href="/console/users/${user.id}">${user.name}</a></li>`)}</ul>`
  }`
}

const deletion = ({ formToken: token }: PageContext, { name, version }: CustomRole, submission?: Submission): Html =>
  question('delete', {
    button: text('roles.deleteButton'),
    title: text('roles.deleteTitle', { name }),
    isOpen: submission?.action === 'delete',
    content: html`<p>${text('roles.deleteLead')}</p>
      ${form({ action: 'delete', submit: text('roles.delete'), token, submission, kind: 'danger', fields: [hidden('version', version)] })}`,
  })
