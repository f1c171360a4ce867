import type { ProvisioningToken } from '../../../../sdk/src/index.ts'
import { facts, linkButton, notice, secret } from '../../../pages/components.ts'
import { html } from '../../../pages/html.ts'
import { text } from '../../../texts/english.ts'
import type { PageContent } from '../../console-page.ts'
import type { PageContext } from '../../page-context.ts'

export const provisioningAddress = '/console/settings/provisioning'

/** Returns the page that shows the token of the directory, once. */
export const directoryTokenPage = (
  { formats }: PageContext,
  { token, scim_url, previous_token_expires_at }: ProvisioningToken,
): PageContent => ({
  title: text('provisioning.tokenCreated'),
  trail: [
    ['/console/settings', text('administration.settings')],
    [provisioningAddress, text('provisioning.title')],
  ],
  content: html`<div class="narrow">
    ${
      token === undefined
        ? notice(html`<p>${text('provisioning.tokenGone')}</p>`, 'warn')
        : html`<p class="lead">${text('provisioning.tokenLead')}</p>
          ${notice(html`<p>${text('provisioning.tokenOnce')}</p>`, 'warn')}
          ${secret('token', token)}`
    }
    ${facts([
      [text('provisioning.address'), html`<code>${scim_url}</code>`],
      previous_token_expires_at !== null && [
        text('provisioning.previousToken'),
        text('provisioning.previousTokenUntil', { time: formats.time(previous_token_expires_at) }),
      ],
    ])}
    <div class="submit">${linkButton(provisioningAddress, text('provisioning.tokenSaved'))}</div>
  </div>`,
})
