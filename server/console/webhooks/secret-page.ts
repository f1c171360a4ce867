import type { WebhookWithSecret } from '../../../sdk/src/index.ts'
import { codeBlock, linkButton, notice, secret } from '../../pages/components.ts'
import { html, type Piece } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import type { PageContent } from '../console-page.ts'
import { webhookAddress, webhookTrail } from './webhook-navigation.ts'

const example = `import { verifyWebhook } from 'workforce-sdk/webhooks'

// rawBody: the unparsed request body
const { WEBHOOK_SECRET } = process.env
const event = await verifyWebhook(rawBody, request.headers, WEBHOOK_SECRET)`

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
    ${codeBlock(example, text('webhooks.verifyCode'))}
    <p>${rich('webhooks.verifyLinks', {
      guide: linkTo('/docs/guides/webhooks#receive-and-verify'),
      other: linkTo('/docs/guides/webhooks#verify-without-the-sdk'),
    })}</p>
    <p>${linkButton(webhookAddress(webhook), text('webhooks.secretSaved'), 'first')}</p>
  </div>`,
})
