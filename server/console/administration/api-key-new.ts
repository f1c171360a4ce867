import type { ApiKeyCreated, Scope } from '../../../sdk/src/index.ts'
import { facts, linkButton, notice, secret } from '../../pages/components.ts'
import { checkboxes, form } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { consolePage, type Shown } from '../console-page.ts'
import { may, type PageContext } from '../page-context.ts'
import { keyFields, rangesOf } from './key-fields.ts'
import { scopeAreas } from './scope-words.ts'

const trail = [['/console/api-keys', 'API keys']] as const

export const apiKeyNewPage = consolePage({
  path: '/api-keys/new',
  needs: 'keys:write',
  show: async (visit, tried) => {
    return {
      title: 'New API key',
      trail,
      content: html`${form({
        action: 'create',
        submit: 'Make the key',
        token: visit.formToken,
        tried,
        fields: [
          ...keyFields(visit.me.business.time_zone).map(
            (field) => (place: Parameters<typeof field>[0]) => html`<div class="narrow">${field(place)}</div>`,
          ),
          checkboxes('scopes', 'What it may do', grantable(visit), {
            hint: 'Tick as little as the program needs. The scopes of a key never change.',
          }),
        ],
        beside: html`<a href="/console/api-keys">Cancel</a>`,
      })}`,
    }
  },
  actions: {
    create: async ({ api, formats }, form) => {
      const expires = form.optional('expires_at')
      const key = await api.apiKeys.create(
        {
          name: form.text('name'),
          scopes: form.all('scopes') as Scope[],
          expires_at: expires === undefined ? null : formats.instant(expires),
          allowed_cidrs: rangesOf(form.text('allowed_cidrs')),
        },
        form.once,
      )
      return keyShown(key, key.expires_at === null ? 'Never' : formats.time(key.expires_at))
    },
  },
})

/** The scopes that the visitor has: nobody hands out what they lack. */
const grantable = (visit: PageContext) =>
  scopeAreas
    .map(({ title, scopes }) => ({
      title,
      choices: scopes
        .filter(([scope]) => may(visit, scope))
        .map(([scope, words]) => [scope, html`${words} <code class="soft">${scope}</code>`] as const),
    }))
    .filter(({ choices }) => choices.length > 0)

const keyShown = ({ id, name, scopes, key }: ApiKeyCreated, expires: string): Shown => ({
  title: 'The key is made',
  trail,
  content: html`<div class="narrow">
    ${
      key === undefined
        ? notice(
            html`<p>The key was shown before, and cannot be shown again. Revoke it if you have not saved it.</p>`,
            'warn',
          )
        : html`<p class="lead">Put it where the program reads its secrets. It is sent as
            <code>Authorization: Bearer</code>.</p>
          ${notice(html`<p>It is shown only now.</p>`, 'warn')}
          ${secret('key', key)}`
    }
    ${facts([
      ['Name', name],
      ['Scopes', html`<code>${scopes.join(' ')}</code>`],
      ['Expires', expires],
    ])}
    <div class="submit">${linkButton(`/console/api-keys/${id}`, 'I have saved it')}</div>
  </div>`,
})
