import type { CustomRole, RoleReach, Scope } from '../../../sdk/src/index.ts'
import { badge } from '../../pages/components.ts'
import { checkboxes, type Field, input, radios, textarea } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { may, type PageContext } from '../page-context.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { scopeAreas, scopeText } from './scope-texts.ts'

export const roleList = '/console/roles'
export const newRole = `${roleList}/new`

const reaches = ['self', 'team', 'department', 'all'] as const satisfies readonly RoleReach[]

/** The permissions that apply to people, so that a role can limit them to some. All others need the reach `all`. */
const limited = new Set<Scope>([
  'people:read',
  'compensation:read',
  'tasks:read',
  'personal:read',
  'bank_accounts:read',
  'documents:read',
  'leave:read',
  'leave:write',
  'leave:approve',
])

/** Returns the fields of a role. */
export const roleFields = (context: PageContext, role?: CustomRole): Field[] => [
  (state) =>
    html`<div class="narrow">${input('name', text('roles.name'), { value: role?.name, maxlength: 100, hint: text('roles.nameHint') })(state)}
    ${textarea('description', text('roles.description'), {
      value: role?.description,
      rows: 2,
      maxlength: 500,
      optional: true,
      hint: text('roles.descriptionHint'),
    })(state)}</div>`,
  checkboxes('scopes', text('roles.scopes'), scopeChoices(context), {
    value: role?.scopes ?? [],
    hint: text('roles.scopesHint'),
  }),
  radios(
    'reach',
    text('roles.reach'),
    reaches.map((reach) => [reach, text(`roles.reachText.${reach}`)]),
    { value: role?.reach ?? 'team', hint: text('roles.reachHint') },
  ),
]

/** Returns the permissions that the user can give, by area. Only owners have `business:write`. */
const scopeChoices = (context: PageContext) =>
  scopeAreas
    .map(({ area, scopes }) => ({
      title: text(`administration.area.${area}`),
      choices: (scopes as readonly Scope[])
        .filter((scope) => may(context, scope) && scope !== 'business:write')
        .map((scope) => [scope, html`${scopeText(scope)} ${!limited.has(scope) && badge(text('roles.all'))}`] as const),
    }))
    .filter(({ choices }) => choices.length > 0)

/** Reads the submitted fields of a role. */
export const readRole = (form: SubmittedForm) => ({
  name: form.text('name'),
  description: form.nullable('description'),
  scopes: form.all('scopes') as Scope[],
  reach: form.text('reach') as RoleReach,
})
