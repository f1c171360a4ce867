import type { ApiKeyCreated } from '../../../sdk/src/index.ts'
import { facts, linkButton, notice, secret } from '../../pages/components.ts'
import { html } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import type { PageContent } from '../console-page.ts'
import type { PageContext } from '../page-context.ts'

export const keyTrail = (): NonNullable<PageContent['trail']> => [['/console/api-keys', text('administration.apiKeys')]]

/** Returns the page that shows the new secret of a key, once. */
export function newSecretPage(
  { formats: { time } }: PageContext,
  title: string,
  { id, name, scopes, key, expires_at, previous_key_expires_at }: ApiKeyCreated,
): PageContent {
  return {
    title,
    trail: keyTrail(),
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
      [text('administration.expires'), expires_at === null ? text('administration.never') : time(expires_at)],
      previous_key_expires_at !== null && [
        text('administration.oldSecret'),
        text('administration.oldSecretUntil.unused', { time: time(previous_key_expires_at) }),
      ],
    ])}
    <div class="submit">${linkButton(`/console/api-keys/${id}`, text('administration.keySavedLink'))}</div>
  </div>`,
  }
}
