import type { WebhookWithSecret } from '../../../sdk/src/index.ts'
import { codeBlock, linkButton, notice, secret } from '../../pages/components.ts'
import { html, type Piece } from '../../pages/html.ts'
import type { Shown } from '../console-page.ts'
import { addressOf, trailOf } from './place.ts'

const example = `import { verifyWebhook } from 'workforce-sdk/webhooks'

// rawBody: as it came, before anything parses it
const { WEBHOOK_SECRET } = process.env
const event = await verifyWebhook(rawBody, request.headers, WEBHOOK_SECRET)`

/** The page that shows a new secret, this once. */
export const secretShown = (title: string, webhook: WebhookWithSecret, more?: Piece): Shown => ({
  title,
  trail: trailOf(webhook),
  content: html`<div class="narrow">
    ${
      webhook.secret === undefined
        ? notice(
            html`<p>The secret was shown when this form was sent for the first time. If you have lost it, rotate it.</p>`,
            'warn',
          )
        : html`<p class="lead">Deliveries to <strong>${webhook.url}</strong> are signed with this secret. Put it where your
            receiver keeps its secrets.</p>
          ${notice(html`<p>It is shown only now.</p>`, 'warn')}
          ${secret('secret', webhook.secret)}`
    }
    ${more}
    <h2>How to verify a delivery</h2>
    <p>Anybody can send a request to your address. Act only on what is signed with the secret:</p>
    ${codeBlock(example, 'Verifying a delivery with the SDK')}
    <p><a href="/docs/guides/webhooks#receive-and-verify">A whole receiver</a> ·
      <a href="/docs/guides/webhooks#verify-without-the-sdk">Without the SDK: Python, Go, PHP, Ruby</a></p>
    <p>${linkButton(addressOf(webhook), 'I have saved it', 'first')}</p>
  </div>`,
})
