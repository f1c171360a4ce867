import type { ApiKeyCreated, Scope } from '../../../sdk/src/index.ts'
import { facts, linkButton, notice, secret } from '../../pages/components.ts'
import { checkboxes, form } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import { consolePage, type PageContent } from '../console-page.ts'
import { may, type PageContext } from '../page-context.ts'
import { keyFields, parseRanges } from './key-fields.ts'
import { scopeAreas, scopeText } from './scope-texts.ts'

const trail = (): NonNullable<PageContent['trail']> => [['/console/api-keys', text('administration.apiKeys')]]

export const apiKeyNewPage = consolePage({
  path: '/api-keys/new',
  needs: 'keys:write',
  show: async (context, submission) => {
    return {
      title: text('administration.newKey'),
      trail: trail(),
      content: html`${form({
        action: 'create',
        submit: text('administration.newKey'),
        token: context.formToken,
        submission,
        fields: [
          ...keyFields(context.me.business.time_zone).map(
            (field) => (state: Parameters<typeof field>[0]) => html`<div class="narrow">${field(state)}</div>`,
          ),
          checkboxes('scopes', text('administration.scopes'), grantable(context), {
            hint: text('administration.scopesHint'),
          }),
        ],
        afterSubmit: html`<a href="/console/api-keys">${text('pages.cancel')}</a>`,
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
          allowed_cidrs: parseRanges(form.text('allowed_cidrs')),
        },
        form.idempotency,
      )
      return keyPage(key, key.expires_at === null ? text('administration.never') : formats.time(key.expires_at))
    },
  },
})

/** Returns the scopes that the user can grant. Users cannot grant scopes that they lack. */
const grantable = (context: PageContext) =>
  scopeAreas
    .map(({ area, scopes }) => ({
      title: text(`administration.area.${area}`),
      choices: scopes
        .filter((scope) => may(context, scope))
        .map((scope) => [scope, html`${scopeText(scope)} <code class="soft">${scope}</code>`] as const),
    }))
    .filter(({ choices }) => choices.length > 0)

const keyPage = ({ id, name, scopes, key }: ApiKeyCreated, expires: string): PageContent => ({
  title: text('administration.keyCreated'),
  trail: trail(),
  content: html`<div class="narrow">
    ${
      key === undefined
        ? notice(html`<p>${text('administration.keyGone')}</p>`, 'warn')
        : html`<p class="lead">${rich('administration.keyLead')}</p>
          ${notice(html`<p>${text('administration.keyOnce')}</p>`, 'warn')}
          ${secret('key', key)}`
    }
    ${facts([
      [text('pages.name'), name],
      [text('administration.scopes'), html`<code>${scopes.join(' ')}</code>`],
      [text('administration.expires'), expires],
    ])}
    <div class="submit">${linkButton(`/console/api-keys/${id}`, text('administration.keySavedLink'))}</div>
  </div>`,
})
