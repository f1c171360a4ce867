import { type Formats, formatsFor } from '../../server/pages/formats.ts'
import { maxExhausted } from '../../server/webhooks/failure-streak.ts'
import type { ClaimedWebhookMail, MailedWebhook } from '../../server/webhooks/mails/claim-webhook-mails.ts'
import type { Letter } from '../lay-out-letter.ts'

/** Writes the mail about webhooks whose deliveries fail, or that were disabled: about one, or a list of several. */
export function webhookLetter(mail: ClaimedWebhookMail, publicUrl: string): Letter {
  const { kind, to, business, webhooks, count } = mail
  const formats = formatsFor('en-GB', business.time_zone)
  const pages = `${publicUrl}/console/webhooks`
  const [first] = webhooks
  const greeting = to.name === '' ? 'Hello,' : `Hello ${to.name},`
  const footer = footerOf(mail, publicUrl)
  const zone = `Times are in the time zone ${business.time_zone}.`
  const words = kinds[kind]
  if (count === 1 && first) {
    return {
      subject: words.subject(first),
      before: [
        greeting,
        words.lead(first, { business: business.name, formats }),
        ...factsOf(first, formats),
        words.todo(first),
      ],
      link: { label: 'Open the webhook', url: `${pages}/${first.webhook_id}` },
      after: [zone, footer],
    }
  }
  const more = count - webhooks.length
  return {
    subject: words.subjectOfMany(count),
    before: [
      greeting,
      words.leadOfMany(count, business.name),
      ...webhooks.map((webhook) => [`${nameOf(webhook)}:`, ...factsOf(webhook, formats)].join('\n')),
      ...(more > 0 ? [`And ${formats.number(more)} more.`] : []),
      words.todoOfMany,
    ],
    link: { label: 'Open webhooks', url: pages },
    after: [zone, footer],
  }
}

interface Context {
  business: string
  formats: Formats
}

interface Words {
  subject(webhook: MailedWebhook): string
  lead(webhook: MailedWebhook, context: Context): string
  todo(webhook: MailedWebhook): string
  subjectOfMany(count: number): string
  leadOfMany(count: number, business: string): string
  todoOfMany: string
}

const fix =
  'Make sure that the receiver can be reached and answers with a 2xx status within 30 seconds. Then send the failed deliveries again.'
const enable =
  'Fix the receiver, enable the webhook, and recover what it missed. Events are kept for the webhook while it is disabled, and can be recovered for 30 days.'

const kinds: Record<ClaimedWebhookMail['kind'], Words> = {
  exhausted: {
    subject: ({ origin }) => `Webhook deliveries to ${origin} are failing`,
    lead: (webhook, { business }) =>
      `${nameOf(webhook)} of ${business} could not deliver an event: all six attempts failed.`,
    todo: () => `After ${maxExhausted} deliveries in a row that fail like this, the webhook is disabled. ${fix}`,
    subjectOfMany: (count) => `${count} webhooks have failing deliveries`,
    leadOfMany: (count, business) =>
      `${count} webhooks of ${business} could not deliver events: all six attempts failed.`,
    todoOfMany: `A webhook is disabled after ${maxExhausted} deliveries in a row that fail like this. ${fix}`,
  },
  halfway: {
    subject: ({ origin }) => `Webhook to ${origin} will soon be disabled`,
    lead: (webhook, { business }) =>
      `${webhook.exhausted_deliveries} deliveries in a row of ${lowerFirst(nameOf(webhook))} of ${business} have failed all their attempts.`,
    todo: ({ exhausted_deliveries }) =>
      `After ${maxExhausted} the webhook is disabled: ${maxExhausted - exhausted_deliveries} to go. ${fix}`,
    subjectOfMany: (count) => `${count} webhooks will soon be disabled`,
    leadOfMany: (count, business) =>
      `Several deliveries in a row of each of ${count} webhooks of ${business} have failed all their attempts.`,
    todoOfMany: `A webhook is disabled after ${maxExhausted} of them. ${fix}`,
  },
  disabled: {
    subject: ({ origin }) => `Webhook to ${origin} was disabled`,
    lead: (webhook, { business, formats }) =>
      `${nameOf(webhook)} of ${business} was disabled on ${formats.time(webhook.disabled_at ?? '')}. ${reasonOf(webhook)} No more events are sent to it.`,
    todo: () => enable,
    subjectOfMany: (count) => `${count} webhooks were disabled`,
    leadOfMany: (count, business) => `${count} webhooks of ${business} were disabled. No more events are sent to them.`,
    todoOfMany: enable,
  },
}

const reasonOf = ({ disabled_reason }: MailedWebhook): string =>
  disabled_reason === 'gone'
    ? 'Its receiver answered 410 Gone twice in a row.'
    : `${maxExhausted} deliveries in a row failed all their attempts.`

const nameOf = ({ webhook_id, origin, description }: MailedWebhook): string =>
  `Webhook ${webhook_id} to ${origin}${description === null ? '' : ` (“${description}”)`}`

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

function factsOf({ failing_since, disabled_reason, last_failure }: MailedWebhook, formats: Formats): string[] {
  return [
    ...(last_failure ? [`Last failure: ${formats.time(last_failure.at)}, ${outcomeOf(last_failure)}.`] : []),
    ...(failing_since !== null && disabled_reason !== 'gone'
      ? [`Oldest event that was not delivered: ${formats.time(failing_since)}.`]
      : []),
  ]
}

type Failure = NonNullable<MailedWebhook['last_failure']>

const outcomes: Record<string, string> = {
  connection_refused: 'the connection was refused',
  connection_reset: 'the receiver closed the connection',
  connection_failed: 'the connection could not be made',
  dns_failed: 'the host name could not be resolved',
  tls_failed: 'TLS failed, for example because of an expired certificate',
  timed_out: 'the receiver did not answer in time',
  answer_too_large: 'the answer was too large',
  blocked: 'the address is not one that webhooks may reach',
}

/** Our own words: the texts of errors can name addresses inside the network of the receiver. */
const outcomeOf = ({ outcome, response_status }: Failure): string =>
  outcome === 'http_error' ? `the receiver answered with status ${response_status}` : (outcomes[outcome] ?? 'it failed')

const footerOf = ({ isToContact, business }: ClaimedWebhookMail, publicUrl: string): string =>
  isToContact
    ? `You get this mail because your address is the contact of the webhook. Whoever manages webhooks at ${business.name} can change that.`
    : `Turn mails about webhooks off: ${publicUrl}/console/account/notifications`
