import type { WebhookWithSecret } from '../../../sdk/src/index.ts'
import { linkButton, notice, secret } from '../../pages/components.ts'
import { html, type Piece } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import type { PageContent } from '../console-page.ts'
import { verifySnippets } from './verify-snippets.ts'
import { webhookAddress, webhookTrail } from './webhook-navigation.ts'

/** Returns the page that shows a new secret once. */
export const secretPage = (title: string, webhook: WebhookWithSecret, more?: Piece): PageContent => ({
  title,
  trail: webhookTrail(webhook),
  content: html`<div class="narrow">
    ${
      webhook.secret === undefined
        ? notice(html`<p>${text('webhooks.secretGone')}</p>`, 'warn')
        : html`<p class="lead">${rich('webhooks.secretLead', { url: webhook.url })}</p>
          ${notice(html`<p>${text('webhooks.secretOnce')}</p>`, 'warn')}
          ${secret('secret', webhook.secret)}`
    }
    ${more}
    <h2>${text('webhooks.howToVerify')}</h2>
    <p>${text('webhooks.verifyLead')}</p>
    ${verifySnippets()}
    <p>${rich('webhooks.verifyGuide', { guide: linkTo('/docs/guides/webhooks#receive-and-verify') })}</p>
    <p>${linkButton(webhookAddress(webhook), text('webhooks.secretSaved'), 'first')}</p>
  </div>`,
})
