import { type Formats, formatsFor } from '../../server/pages/formats.ts'
import { text } from '../../server/texts/english.ts'
import { maxExhausted as limit } from '../../server/webhooks/failure-streak.ts'
import type { ClaimedWebhookMail, MailedWebhook } from '../../server/webhooks/mails/claim-webhook-mails.ts'
import { greetingTo, type Letter } from '../lay-out-letter.ts'

/** Writes the mail about webhooks whose deliveries fail, or that were disabled: about one, or a list of several. */
export function webhookLetter(mail: ClaimedWebhookMail, publicUrl: string): Letter {
  const { kind, to, business, webhooks, count } = mail
  const formats = formatsFor('en-GB', business.time_zone)
  const pages = `${publicUrl}/console/webhooks`
  const [first] = webhooks
  const greeting = greetingTo(to.name)
  const after = [text('mails.webhook.timeZone', { zone: business.time_zone }), footerOf(mail, publicUrl)]
  if (count === 1 && first) {
    return {
      subject: text(`mails.webhook.${kind}.subject`, { origin: first.origin }),
      before: [
        greeting,
        leads[kind](first, { business: business.name, formats }),
        ...factsOf(first, formats),
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
      ...webhooks.map((webhook) => [`${nameOf(webhook)}:`, ...factsOf(webhook, formats)].join('\n')),
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

/** The first paragraph about one webhook. */
const leads: Record<Kind, (webhook: MailedWebhook, context: Context) => string> = {
  exhausted: (webhook, { business }) => text('mails.webhook.exhausted.text', { webhook: nameOf(webhook), business }),
  halfway: (webhook, { business, formats }) =>
    formats.text('mails.webhook.halfway.text', {
      webhook: nameOf(webhook),
      business,
      count: webhook.exhausted_deliveries,
    }),
  disabled: (webhook, { business, formats }) =>
    text('mails.webhook.disabled.text', {
      webhook: nameOf(webhook),
      business,
      at: formats.time(webhook.disabled_at ?? ''),
      reason: webhook.disabled_reason ?? '',
      limit,
    }),
}

/** The remedy, in paragraphs. */
const nextSteps: Record<Kind, (webhook: MailedWebhook) => string[]> = {
  exhausted: () => [text('mails.webhook.exhausted.limit', { limit }), text('mails.webhook.fix')],
  halfway: ({ exhausted_deliveries }) => [
    text('mails.webhook.halfway.limit', { limit, left: limit - exhausted_deliveries }),
    text('mails.webhook.fix'),
  ],
  disabled: () => [text('mails.webhook.disabled.next')],
}

const nameOf = ({ webhook_id: id, origin, description }: MailedWebhook): string =>
  description === null
    ? text('mails.webhook.name', { id, origin })
    : text('mails.webhook.nameDescribed', { id, origin, description })

function factsOf({ failing_since, disabled_reason, last_failure }: MailedWebhook, formats: Formats): string[] {
  return [
    ...(last_failure
      ? [text('mails.webhook.lastFailure', { at: formats.time(last_failure.at), outcome: outcomeOf(last_failure) })]
      : []),
    ...(failing_since !== null && disabled_reason !== 'gone'
      ? [text('mails.webhook.oldest', { at: formats.time(failing_since) })]
      : []),
  ]
}

type Failure = NonNullable<MailedWebhook['last_failure']>

const outcomes = [
  'connection_refused',
  'connection_reset',
  'connection_failed',
  'dns_failed',
  'tls_failed',
  'timed_out',
  'answer_too_large',
  'blocked',
] as const

/** Our own words: the texts of errors can name addresses inside the network of the receiver. */
function outcomeOf({ outcome, response_status }: Failure): string {
  if (outcome === 'http_error') return text('mails.webhook.outcome.http_error', { status: response_status ?? '' })
  return text(`mails.webhook.outcome.${outcomes.find((each) => each === outcome) ?? 'other'}`)
}

const footerOf = ({ isToContact, business }: ClaimedWebhookMail, publicUrl: string): string =>
  isToContact
    ? text('mails.webhook.contact', { business: business.name })
    : text('mails.webhook.footer', { url: `${publicUrl}/console/account/notifications` })
