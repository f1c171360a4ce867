import type { Scope } from '../../../sdk/src/index.ts'
import { checkboxes, type Field } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { scopeAreas, scopeText } from '../administration/scope-texts.ts'
import { may, type PageContext } from '../page-context.ts'

/** The scopes that no app can have. */
const userScopes: readonly Scope[] = [
  'bank_accounts:write',
  'payruns:approve',
  'users:write',
  'keys:read',
  'keys:write',
  'business:write',
]

/** Returns the description of a scope of an app. */
const appScopeText = (scope: Scope): string =>
  scope === 'self' || scope === 'webhooks:read' || scope === 'webhooks:write'
    ? text(`apps.scope.${scope}`)
    : scopeText(scope)

/** Returns a list of scopes in words. */
export const scopeList = (scopes: readonly Scope[]): Html =>
  html`<ul>${scopes.map((scope) => html`<li>${appScopeText(scope)}</li>`)}</ul>`

/** Returns the field for the scopes that the user can register. */
export function scopesField(context: PageContext, selected: readonly Scope[] = []): Field {
  const choice = (scope: Scope) => [scope, html`${appScopeText(scope)} <code class="soft">${scope}</code>`] as const
  const areas = scopeAreas
    .map(({ area, scopes }) => ({
      title: text(`administration.area.${area}`),
      choices: (scopes as readonly Scope[])
        .filter((scope) => !userScopes.includes(scope) && (may(context, scope) || selected.includes(scope)))
        .map(choice),
    }))
    .filter(({ choices }) => choices.length > 0)
  const own = { title: text('apps.own'), choices: [choice('self')] }
  return checkboxes('scopes', text('apps.scopes'), [...areas, own], { value: selected, hint: text('apps.scopesHint') })
}
