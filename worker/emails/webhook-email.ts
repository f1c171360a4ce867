import { outcomeText } from '../../server/pages/attempt-outcome.ts'
import { type Formats, formatsFor } from '../../server/pages/formats.ts'
import { text } from '../../server/texts/english.ts'
import { maxExhaustedDeliveries as limit } from '../../server/webhooks/failure-streak.ts'
import type { ClaimedWebhookMail, MailedWebhook } from '../../server/webhooks/mails/claim-webhook-mails.ts'
import { type EmailContent, greetingTo } from '../lay-out-email.ts'

/** Writes an email about one or more webhooks whose deliveries fail, or that were disabled. */
export function webhookEmail(mail: ClaimedWebhookMail, publicUrl: string): EmailContent {
  const { kind, to, business, webhooks, count } = mail
  const formats = formatsFor('en-GB', business.time_zone)
  const pages = `${publicUrl}/console/webhooks`
  const [first] = webhooks
  const greeting = greetingTo(to.name)
  const after = [text('mails.webhook.timeZone', { zone: business.time_zone }), footer(mail, publicUrl)]
  if (count === 1 && first) {
    return {
      subject: text(`mails.webhook.${kind}.subject`, { origin: first.origin }),
      before: [
        greeting,
        leadParagraphs[kind](first, { business: business.name, formats }),
        ...failureDetails(first, formats),
        ...nextSteps[kind](first),
      ],
      link: { label: text('mails.webhook.open'), url: `${pages}/${first.webhook_id}` },
      after,
    }
  }
  const more = count - webhooks.length
  return {
    subject: formats.text(`mails.webhook.${kind}.many.subject`, { count }),
    before: [
      greeting,
      formats.text(`mails.webhook.${kind}.many.text`, { count, business: business.name }),
      ...webhooks.map((webhook) => [`${describeWebhook(webhook)}:`, ...failureDetails(webhook, formats)].join('\n')),
      ...(more > 0 ? [formats.text('mails.more', { count: more })] : []),
      ...(kind === 'disabled'
        ? [text('mails.webhook.disabled.next')]
        : [text(`mails.webhook.${kind}.many.limit`, { limit }), text('mails.webhook.fix')]),
    ],
    link: { label: text('mails.webhook.openAll'), url: pages },
    after,
  }
}

type Kind = ClaimedWebhookMail['kind']

interface Context {
  business: string
  formats: Formats
}

/** The first paragraph of an email about one webhook, for each kind of email. */
const leadParagraphs: Record<Kind, (webhook: MailedWebhook, context: Context) => string> = {
  exhausted: (webhook, { business }) =>
    text('mails.webhook.exhausted.text', { webhook: describeWebhook(webhook), business }),
  halfway: (webhook, { business, formats }) =>
    formats.text('mails.webhook.halfway.text', {
      webhook: describeWebhook(webhook),
      business,
      count: webhook.exhausted_deliveries,
    }),
  disabled: (webhook, { business, formats }) =>
    text('mails.webhook.disabled.text', {
      webhook: describeWebhook(webhook),
      business,
      at: formats.time(webhook.disabled_at ?? ''),
      reason: webhook.disabled_reason ?? '',
      limit,
    }),
}

/** The paragraphs with the remedy, for each kind of email. */
const nextSteps: Record<Kind, (webhook: MailedWebhook) => string[]> = {
  exhausted: () => [text('mails.webhook.exhausted.limit', { limit }), text('mails.webhook.fix')],
  halfway: ({ exhausted_deliveries }) => [
    text('mails.webhook.halfway.limit', { limit, left: limit - exhausted_deliveries }),
    text('mails.webhook.fix'),
  ],
  disabled: () => [text('mails.webhook.disabled.next')],
}

const describeWebhook = ({ webhook_id: id, origin, description }: MailedWebhook): string =>
  description === null
    ? text('mails.webhook.name', { id, origin })
    : text('mails.webhook.nameDescribed', { id, origin, description })

function failureDetails({ failing_since, disabled_reason, last_failure }: MailedWebhook, formats: Formats): string[] {
  return [
    ...(last_failure
      ? [
          text('mails.webhook.lastFailure', {
            at: formats.time(last_failure.at),
            // The error is omitted, as it can contain addresses inside the receiver's network.
            outcome: outcomeText({ outcome: last_failure.outcome, response_status: last_failure.response_status }),
          }),
        ]
      : []),
    ...(failing_since !== null && disabled_reason !== 'gone'
      ? [text('mails.webhook.oldest', { at: formats.time(failing_since) })]
      : []),
  ]
}

const footer = ({ isToContact, business }: ClaimedWebhookMail, publicUrl: string): string =>
  isToContact
    ? text('mails.webhook.contact', { business: business.name })
    : text('mails.webhook.footer', { url: `${publicUrl}/console/account/notifications` })
