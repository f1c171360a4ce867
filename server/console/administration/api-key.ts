import type { ApiKey, ApiKeyUpdate } from '../../../sdk/src/index.ts'
import { facts, question } from '../../pages/components.ts'
import { form, hidden, type Tried } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { consolePage } from '../console-page.ts'
import { idOf, may, type PageContext } from '../page-context.ts'
import type { SentForm } from '../sent-form.ts'
import { keyFields, rangesOf } from './key-fields.ts'
import { isOver, keyState } from './key-state.ts'
import { type Names, namesFor } from './names.ts'
import { scopeWords } from './scope-words.ts'
import { storedNow } from './stored-now.ts'

export const apiKeyPage = consolePage({
  path: '/api-keys/:id',
  show: async (visit, tried) => {
    const key = await visit.api.apiKeys.get(idOf(visit))
    const names = await namesFor(visit, [key.created_by])
    return {
      title: key.name,
      trail: [['/console/api-keys', 'API keys']],
      content: html`<div class="narrow">
        ${keyFacts(visit, key, names)}
        ${may(visit, 'keys:write') && !isOver(key) && changes(visit, key, tried)}
      </div>`,
    }
  },
  actions: {
    change: async (visit, form) => {
      const id = idOf(visit)
      await visit.api.apiKeys.update(id, changedIn(visit, form), { ifMatch: form.number('version') })
      return { goTo: `/console/api-keys/${id}`, notice: 'The key is changed.' }
    },
    revoke: async (visit, form) => {
      await visit.api.apiKeys.revoke(idOf(visit), { ifMatch: form.number('version') })
      return { goTo: '/console/api-keys', notice: 'The key is revoked, and so is every key that was made with it.' }
    },
  },
})

/** The field knows minutes, so an expiry that was left alone is not sent. */
function changedIn({ formats }: PageContext, form: SentForm): ApiKeyUpdate {
  const typed = form.nullable('expires_at')
  return {
    name: form.text('name'),
    allowed_cidrs: rangesOf(form.text('allowed_cidrs')),
    ...(typed !== form.nullable('expires_before') && {
      expires_at: typed === null ? null : formats.instant(typed),
    }),
  }
}

const keyFacts = ({ formats }: PageContext, key: ApiKey, names: Names): Html =>
  facts([
    ['State', keyState(key)],
    ['Begins with', html`<code>${key.prefix}</code>`],
    [
      'May',
      html`<ul>${key.scopes.map((scope) => html`<li>${scopeWords(scope)} <code class="soft">${scope}</code></li>`)}</ul>`,
    ],
    ['Works from', key.allowed_cidrs.length === 0 ? 'Everywhere' : html`<code>${key.allowed_cidrs.join(' ')}</code>`],
    ['Last used', key.last_used_at === null ? 'Never' : formats.time(key.last_used_at)],
    ['Expires', key.expires_at === null ? 'Never' : formats.time(key.expires_at)],
    key.revoked_at !== null && ['Revoked', formats.time(key.revoked_at)],
    ['Made by', names.user(key.created_by)],
    key.created_by_api_key !== null && ['Made with', names.apiKey(key.created_by_api_key)],
    ['Made', formats.time(key.created_at)],
  ])

function changes({ formToken: token, formats, me }: PageContext, key: ApiKey, tried: Tried | undefined): Html {
  const { id, name, version, allowed_cidrs } = key
  const expires_at = key.expires_at === null ? '' : formats.localTime(key.expires_at)
  const hintFor = (field: string, stored: string) => storedNow(tried, { version, field, stored })
  return html`<h2>Change</h2>
    ${form({
      action: 'change',
      submit: 'Save',
      token,
      tried,
      fields: [
        hidden('version', version),
        hidden('expires_before', expires_at),
        ...keyFields(
          me.business.time_zone,
          { name, expires_at, allowed_cidrs },
          { name: hintFor('name', name), expires_at: hintFor('expires_at', expires_at) },
        ),
      ],
    })}
    <h2>Revoke</h2>
    ${question(`revoke-${id}`, {
      button: 'Revoke …',
      title: `Revoke ${name}?`,
      content: html`<p>It is refused from the next request on, and so is every key that was made with it. This cannot be
          taken back.</p>
        ${form({ action: 'revoke', submit: 'Revoke', token, tried, kind: 'danger', fields: [hidden('version', version)] })}`,
    })}`
}
