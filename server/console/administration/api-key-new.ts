import type { Scope } from '../../../sdk/src/index.ts'
import { checkboxes, form } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { may, type PageContext } from '../page-context.ts'
import { keyFields, parseRanges } from './key-fields.ts'
import { keyTrail, newSecretPage } from './key-secret.ts'
import { scopeAreas, scopeText } from './scope-texts.ts'

export const apiKeyNewPage = consolePage({
  path: '/api-keys/new',
  needs: 'keys:write',
  show: async (context, submission) => {
    return {
      title: text('administration.newKey'),
      trail: keyTrail(),
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
    create: async (context, form) => {
      const { api, formats } = context
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
      return newSecretPage(context, text('administration.keyCreated'), key)
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
